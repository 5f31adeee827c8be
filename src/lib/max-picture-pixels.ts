/**
 * The maximum number of pixels of a picture, as many as a good camera takes. Decoded, a picture needs four bytes a
 * pixel in any format.
 */
export const MAX_PICTURE_PIXELS = 50_000_000;
