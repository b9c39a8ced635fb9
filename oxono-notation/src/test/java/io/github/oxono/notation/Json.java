package io.github.oxono.notation;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import java.io.IOException;
import java.util.Map;

/** The little of a mapper that the tests need, in either Jackson. */
interface Json {
    <T> T read(String json, Class<T> type) throws IOException;

    String write(Object value) throws IOException;

    /** A Jackson, 2 or 3. */
    enum Version {
        JACKSON_2 {
            @Override
            Json plain(Map<Class<?>, Class<?>> mixIns) {
                var builder = com.fasterxml.jackson.databind.json.JsonMapper.builder();
                mixIns.forEach(builder::addMixIn);
                return of(builder.build());
            }

            @Override
            Json unusual() {
                return of(com.fasterxml.jackson.databind.json.JsonMapper.builder()
                        .propertyNamingStrategy(com.fasterxml.jackson.databind.PropertyNamingStrategies.SNAKE_CASE)
                        .visibility(PropertyAccessor.ALL, Visibility.ANY)
                        .defaultPropertyInclusion(
                                JsonInclude.Value.construct(JsonInclude.Include.ALWAYS, JsonInclude.Include.ALWAYS))
                        .disable(com.fasterxml.jackson.databind.DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                        .enable(com.fasterxml.jackson.databind.DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                        .build());
            }

            private static Json of(com.fasterxml.jackson.databind.ObjectMapper mapper) {
                return new Json() {
                    @Override
                    public <T> T read(String json, Class<T> type) throws IOException {
                        return mapper.readValue(json, type);
                    }

                    @Override
                    public String write(Object value) throws IOException {
                        return mapper.writeValueAsString(value);
                    }
                };
            }
        },
        JACKSON_3 {
            @Override
            Json plain(Map<Class<?>, Class<?>> mixIns) {
                var builder = tools.jackson.databind.json.JsonMapper.builder();
                mixIns.forEach(builder::addMixIn);
                return of(builder.build());
            }

            @Override
            Json unusual() {
                return of(tools.jackson.databind.json.JsonMapper.builder()
                        .propertyNamingStrategy(tools.jackson.databind.PropertyNamingStrategies.SNAKE_CASE)
                        .changeDefaultVisibility(visibility -> visibility.with(Visibility.ANY))
                        .changeDefaultPropertyInclusion(
                                inclusion -> inclusion.withValueInclusion(JsonInclude.Include.ALWAYS))
                        .disable(tools.jackson.databind.DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
                        .enable(tools.jackson.databind.DeserializationFeature.USE_BIG_DECIMAL_FOR_FLOATS)
                        .build());
            }

            private static Json of(tools.jackson.databind.ObjectMapper mapper) {
                return new Json() {
                    @Override
                    public <T> T read(String json, Class<T> type) {
                        return mapper.readValue(json, type);
                    }

                    @Override
                    public String write(Object value) {
                        return mapper.writeValueAsString(value);
                    }
                };
            }
        };

        /** A mapper as it comes, with some mix-ins. */
        abstract Json plain(Map<Class<?>, Class<?>> mixIns);

        /** A mapper whose owner set it up for other types. */
        abstract Json unusual();
    }
}
