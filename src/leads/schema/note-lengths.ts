/** The maximum length of a note, in characters. */
export const MAX_NOTE_LENGTH = 4000;

/** The maximum number of colleagues that one note can mention. */
export const MAX_MENTIONS = 20;
