const file = (name: string): string => name;

/** Addresses of the fonts that the first screen needs; a layout preloads them. */
export const preloadedFonts: readonly string[] = [
  new URL(
    '@fontsource/be-vietnam-pro/files/be-vietnam-pro-latin-600-normal.woff2',
    import.meta.url,
  ).toString(),
].map(file);
