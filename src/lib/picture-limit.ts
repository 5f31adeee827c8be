/**
 * The maximum number of pixels of a picture: what a good camera takes. Decoded it needs four bytes a pixel, in
 * any format.
 */
export const MOST_PIXELS = 50_000_000;
