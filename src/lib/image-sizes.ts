/** The widths for which /_next/image is used (spec §9); next.config.ts configures the optimiser with them. */
export const deviceWidths = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];
export const smallWidths = [16, 32, 48, 64, 96, 128, 256, 384];
export const imageQuality = 75;
