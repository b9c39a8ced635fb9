package consumer;

import io.github.oxono.Position;
import io.github.oxono.testkit.RulesUnderTest;
import io.github.oxono.testkit.jqwik.OxonoRulesContract;

class WrongRulesTest implements OxonoRulesContract<Position> {
    @Override
    public RulesUnderTest<Position> rules() {
        return new LosersWin();
    }
}
