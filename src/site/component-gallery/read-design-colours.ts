/** Colours of design-tokens.css by name, without `--color-`. */
export type Palette = ReadonlyMap<string, string>;

const TOKEN = /--color-([a-z-]+):\s*(#[0-9a-f]{6})\b/g;

export function readPalette(css: string): Palette {
  return new Map([...css.matchAll(TOKEN)].map(([, name = '', value = '']) => [name, value]));
}

/** Pairs of text and background in components; each passes AA for text (4.5 : 1). */
export const textPairs = [
  ['ink', 'paper'],
  ['ink', 'warm'],
  ['ink', 'silk'],
  ['muted', 'paper'],
  ['muted', 'warm'],
  ['muted', 'silk'],
  ['paper', 'ink'],
  ['muted-dark', 'ink'],
  ['muted-dark', 'ink-raised'],
  ['gold', 'ink'],
  ['son-bright', 'ink'],
  ['son-bright', 'ink-raised'],
  ['paper', 'son'],
  ['paper', 'son-deep'],
  ['son', 'paper'],
  ['son', 'warm'],
  ['son-deep', 'silk'],
  ['son-deep', 'son-soft'],
  ['jade', 'jade-soft'],
  ['lotus', 'lotus-soft'],
  ['turmeric', 'turmeric-soft'],
  ['indigo', 'indigo-soft'],
  ['paper', 'jade'],
  ['paper', 'lotus'],
  ['paper', 'turmeric'],
  ['paper', 'indigo'],
  ['muted', 'jade-soft'],
  ['muted', 'lotus-soft'],
  ['muted', 'turmeric-soft'],
  ['muted', 'indigo-soft'],
] as const;

/** Pairs of borders or icons and their background; each passes AA for non-text (3 : 1). */
export const edgePairs = [
  ['line-control', 'paper'],
  ['line-control', 'warm'],
  ['muted-dark', 'ink'],
  ['gold', 'ink'],
  ['son', 'paper'],
  ['son-deep', 'silk'],
] as const;

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast of two `#rrggbb` colours by WCAG 2.2, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
