import latin600 from '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-600-normal.woff2?url';

/** The URLs of the fonts that every document preloads: that of headings. */
export const preloadedFonts: readonly string[] = [latin600];
