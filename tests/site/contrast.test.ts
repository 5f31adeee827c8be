import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

type Rgb = [number, number, number];

function rgbOf(hex: string): Rgb {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  if (!/^[0-9a-f]{6}$/.test(full)) throw new Error(`${hex} is no colour`);
  return [0, 2, 4].map((at) => Number.parseInt(full.slice(at, at + 2), 16) / 255) as Rgb;
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const [r, g, b] = rgbOf(hex).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two colours, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [lighter, darker] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

type Rules = Record<string, Record<string, string>>;

/** The custom properties of each rule for `[attribute='value']`, by value and short name. */
function rulesFor(css: string, attribute: string, prefix: string): Rules {
  const rules: Rules = {};
  for (const [, value, body] of css.matchAll(
    new RegExp(`\\[${attribute}='(\\w+)'\\] \\{([^}]*)\\}`, 'g'),
  )) {
    rules[value!] = Object.fromEntries(
      [...body!.matchAll(/--([a-z-]+): ([^;]+);/g)].map(([, name, given]) => [
        name!.replace(`${prefix}-`, ''),
        /^var\(--color-([a-z-]+)\)$/.exec(given!)?.[1] ?? given!.toLowerCase(),
      ]),
    );
  }
  return rules;
}

/** What src/styles/tokens.css says of colours. */
function tokensOf(css: string) {
  const colours = Object.fromEntries(
    [...css.matchAll(/--color-([a-z-]+): (#[0-9a-f]{3,6});/g)].map(([, name, hex]) => [
      name!,
      hex!,
    ]),
  ) as Partial<Record<string, string>>;
  return {
    colours,
    themes: rulesFor(css, 'data-theme', 'theme'),
    hues: rulesFor(css, 'data-hue', 'hue'),
    /** The ground of an element whose theme says none. */
    fallback: /background-color: var\(--theme-ground, (#[0-9a-f]{3,6})\)/.exec(css)?.[1],
  };
}

const { colours, themes, hues, fallback } = tokensOf(readFileSync('src/styles/tokens.css', 'utf8'));
const colour = (name: string): string => {
  const value = colours[name] ?? (name.startsWith('#') ? name : undefined);
  if (!value) throw new Error(`No colour is called ${name}`);
  return value;
};
const between = (one: string, other: string) => contrast(colour(one), colour(other));

/** The stage of the home page at its reddest: 46 % son over ink (src/site/pictures/reply-desk.tsx). */
const STAGE = '#6a2619';

/** Each ground, and every colour that words are set in on it. */
const words: Record<string, string[]> = {
  paper: ['ink', 'muted', 'son', 'turmeric'],
  warm: ['ink', 'muted', 'jade', 'son'],
  silk: ['ink', 'muted'],
  ink: ['paper', 'muted-dark', 'gold'],
  [STAGE]: ['paper', 'muted-dark', 'gold'],
  son: ['paper'],
  'son-deep': ['paper'],
  jade: ['paper'],
  lotus: ['paper'],
  'jade-soft': ['ink', 'jade'],
  'lotus-soft': ['ink', 'lotus'],
  'turmeric-soft': ['ink', 'turmeric'],
  'indigo-soft': ['ink', 'indigo'],
};

/** Each ground, and what has to be told from it to use the site: borders of controls, rings, bars, marks. */
const shapes: Record<string, string[]> = {
  paper: ['line-control', 'son', 'ink', 'jade', 'lotus', 'turmeric', 'indigo'],
  warm: ['line-control', 'son', 'ink'],
  silk: ['line-control', 'son', 'ink'],
  ink: ['muted-dark', 'paper', 'gold'],
  son: ['paper'],
  'jade-soft': ['son', 'jade'],
  'lotus-soft': ['son', 'lotus'],
  'turmeric-soft': ['son', 'turmeric'],
  'indigo-soft': ['son', 'indigo'],
};

/** Lines and rims that only decorate; nothing is lost when they are not seen. */
const decorative = ['line', 'line-dark'];

const pairsOf = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([ground, names]) => names.map((name) => [name, ground] as const));

describe('foundation: every text and ground pair passes WCAG 2.2 AA', () => {
  it.each(pairsOf(words))('words in %s on %s: 4.5', (name, ground) => {
    expect(between(name, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairsOf(shapes))('borders, rings and marks in %s on %s: 3', (name, ground) => {
    expect(between(name, ground)).toBeGreaterThanOrEqual(3);
  });

  it.each(['light', 'normal', 'dark'])('header and footer in the theme %s', (name) => {
    const { ground, text, muted } = themes[name]!;
    expect(contrast(text!, ground!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour(muted!), ground!)).toBeGreaterThanOrEqual(4.5);
    const ring = name === 'dark' ? 'gold' : 'son';
    expect(contrast(colour(ring), ground!)).toBeGreaterThanOrEqual(3);
    // The Book demo button stands in each of them.
    expect(contrast(colour('son'), ground!)).toBeGreaterThanOrEqual(3);
  });

  it('every colour that a component uses is judged above', () => {
    const used = (kinds: string): string[] => {
      const pattern = new RegExp(`\\b(?:${kinds})-([a-z]+(?:-[a-z]+)*)(?![\\w-])`, 'g');
      const names = readdirSync('src/site', { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.tsx') || file.endsWith('.ts'))
        .flatMap((file) => [...readFileSync(path.join('src/site', file), 'utf8').matchAll(pattern)])
        .map(([, name]) => name!)
        .filter((name) => name in colours);
      return [...new Set(names)].sort();
    };
    const judged = [words, shapes].flatMap((table) => [
      ...Object.keys(table),
      ...Object.values(table).flat(),
    ]);
    const texts = used('text');
    expect(texts).toEqual(expect.arrayContaining(['ink', 'muted', 'paper']));
    expect(texts.filter((name) => !Object.values(words).flat().includes(name))).toEqual([]);
    expect(used('bg|border|stroke|fill|accent').filter((name) => !judged.includes(name))).toEqual(
      decorative.filter((name) => used('border').includes(name)),
    );
  });
});

describe('§4 card colours: four, cycling by id', () => {
  it('each of the four has a hue and a soft ground of its own', () => {
    expect(hues).toEqual({
      1: { hue: 'jade', soft: 'jade-soft' },
      2: { hue: 'lotus', soft: 'lotus-soft' },
      3: { hue: 'turmeric', soft: 'turmeric-soft' },
      4: { hue: 'indigo', soft: 'indigo-soft' },
    });
    const values = Object.values(hues).flatMap(({ hue, soft }) => [colour(hue!), colour(soft!)]);
    expect(new Set(values).size).toBe(8);
  });
});

describe('theme presets', () => {
  it.each([
    ['light', '#1B1B1B', '#ffffff'],
    ['dark', '#FFF', '#1B1B1B'],
    ['normal', '#1B1B1B', '#E9E9E9'],
  ] as const)('§2 theme preset %s is %s on %s', (name, text, ground) => {
    expect(themes[name]).toMatchObject({ text: text.toLowerCase(), ground: ground.toLowerCase() });
  });

  it('§2 the default colour fallback is #FFFFFF', () => {
    expect(fallback).toBe('#ffffff');
  });
});
