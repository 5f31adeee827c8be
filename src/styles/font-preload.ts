import latin600 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-600-normal.woff2?url';

/** URLs of the fonts that the first screen needs; a document preloads them. */
export const preloadedFonts: readonly string[] = [latin600];
