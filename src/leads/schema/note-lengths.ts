/** The maximum length of a note, in characters. */
export const MAX_NOTE_LENGTH = 4000;

/** The most colleagues that one note can mention. */
export const MAX_MENTIONS = 20;
