package io.github.oxono.examples;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.NoSuchFileException;

/** Says why something cannot be read or written; the messages of some exceptions are the file's name alone. */
public final class IoFault {
    private IoFault() {}

    /**
     * Says what has happened to a file.
     *
     * @param fault what was thrown
     * @return a few words in English, without the file's name
     */
    public static String reason(IOException fault) {
        if (fault instanceof NoSuchFileException) {
            return "no such file";
        }
        if (fault instanceof AccessDeniedException) {
            return "access denied";
        }
        if (fault instanceof FileAlreadyExistsException) {
            return "is there already";
        }
        return fault instanceof CharacterCodingException ? "not a text in UTF-8" : String.valueOf(fault.getMessage());
    }
}
