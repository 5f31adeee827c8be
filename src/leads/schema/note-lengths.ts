/** The maximum length of a note, in characters. */
export const LONGEST_NOTE = 4000;

/** The most colleagues that one note can mention. */
export const MOST_MENTIONS = 20;
