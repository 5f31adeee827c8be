import { sealPath } from '@/lib/brand-seal-path';

/**
 * The fixed colours of logo files from src/styles/design-tokens.css (son, ink, paper), because files have no
 * stylesheet.
 */
export const logoColours = { son: '#c8321f', ink: '#1b1b1b', paper: '#ffffff' } as const;

/** The files of the press kit; `ground` is the background that each is made for. */
export const logoFiles = [
  { name: 'logo-on-light', type: 'png', ground: 'light', width: 1600, height: 400 },
  { name: 'logo-on-dark', type: 'png', ground: 'dark', width: 1600, height: 400 },
  { name: 'seal', type: 'png', ground: 'light', width: 1024, height: 1024 },
  { name: 'seal', type: 'svg', ground: 'light', width: 1024, height: 1024 },
] as const;

export type LogoFile = (typeof logoFiles)[number];

export const logoHref = ({ name, type }: LogoFile): string => `/api/press/${name}.${type}`;

/** The seal as a separate SVG, `size` pixels wide. */
export const sealSvg = (size: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}"><rect width="32" height="32" rx="9" fill="${logoColours.son}"/><path d="${sealPath}" fill="none" stroke="${logoColours.paper}" stroke-width="2.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`;
