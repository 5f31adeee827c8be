import latin600 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-600-normal.woff2?url';

/** The URLs of the fonts that the first screen needs, which a document preloads. */
export const preloadedFonts: readonly string[] = [latin600];
