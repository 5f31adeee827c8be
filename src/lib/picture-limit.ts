/**
 * The most that a picture may have: as many as a good camera takes. Unpacked it needs four bytes for each, whatever
 * its file is made of.
 */
export const MOST_PIXELS = 50_000_000;
