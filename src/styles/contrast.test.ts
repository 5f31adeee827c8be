import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  cascade,
  contrast,
  rulesOf,
  shortened,
  type Values,
  veiled,
} from '../../tests/support/colours';

const tokensCss = readFileSync('src/styles/tokens.css', 'utf8');
const rules = rulesOf(`${tokensCss}\n${readFileSync('src/styles/chrome.css', 'utf8')}`);
const colours = Object.fromEntries(
  [...tokensCss.matchAll(/--color-([a-z-]+): (#[0-9a-f]{3,6});/g)].map(([, name, hex]) => [
    name!,
    hex!,
  ]),
) as Partial<Values>;
/** The default background, of an element whose theme sets none. */
const fallback = /background-color: var\(--theme-ground, (#[0-9a-f]{3,6})\)/.exec(tokensCss)?.[1];

const namesOf = (attribute: string): string[] => [
  ...new Set(
    rules
      .flatMap(({ selectors }) => selectors)
      .flatMap((selector) => new RegExp(`^\\[${attribute}='(\\w+)'\\]$`).exec(selector)?.[1] ?? []),
  ),
];
const lookOf = (...fitting: string[]): Values => shortened(cascade(rules, ...fitting), 'theme-');
const themes = Object.fromEntries(
  namesOf('data-theme').map((name) => [
    name,
    lookOf(':root', '[data-theme]', `[data-theme='${name}']`),
  ]),
);
const hues = Object.fromEntries(
  namesOf('data-hue').map((name) => [name, cascade(rules, `[data-hue='${name}']`)]),
);

const colour = (name: string): string => {
  const value = colours[name] ?? (name.startsWith('#') ? name : undefined);
  if (!value) throw new Error(`No colour is called ${name}`);
  return value;
};
const between = (one: string, other: string) => contrast(colour(one), colour(other));

/** The background of the home page's picture at its reddest: 46 % son over ink (src/site/pictures/reply-desk.tsx). */
const STAGE = '#6a2619';

/** Each background, and every text colour on it. */
const words: Record<string, string[]> = {
  paper: ['ink', 'muted', 'son', 'son-deep', 'jade', 'lotus', 'turmeric', 'indigo'],
  warm: ['ink', 'muted', 'jade', 'son', 'son-deep'],
  silk: ['ink', 'muted'],
  ink: ['paper', 'muted-dark', 'gold', 'son-bright'],
  'ink-raised': ['paper', 'muted-dark', 'gold', 'son-bright'],
  [STAGE]: ['paper', 'muted-dark', 'gold'],
  son: ['paper'],
  'son-deep': ['paper'],
  'son-soft': ['son-deep'],
  jade: ['paper'],
  lotus: ['paper'],
  turmeric: ['paper'],
  indigo: ['paper'],
  'jade-soft': ['ink', 'muted', 'jade'],
  'lotus-soft': ['ink', 'muted', 'lotus'],
  'turmeric-soft': ['ink', 'muted', 'turmeric'],
  'indigo-soft': ['ink', 'muted', 'indigo'],
};

/**
 * Each background, and the non-text colours that have to be recognised on it: borders of controls, focus rings, bars,
 * marks.
 */
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

/** Decorative lines and edges, which may have a low contrast. */
const decorative = ['line', 'line-dark'];

const pairsOf = (table: Record<string, string[]>) =>
  Object.entries(table).flatMap(([ground, names]) => names.map((name) => [name, ground] as const));

const sources = readdirSync('src/site', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.test)\.tsx?$/.test(file),
);

describe('foundation: every text and ground pair passes WCAG 2.2 AA', () => {
  it.each(pairsOf(words))('words in %s on %s: 4.5', (name, ground) => {
    expect(between(name, ground)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairsOf(shapes))('borders, rings and marks in %s on %s: 3', (name, ground) => {
    expect(between(name, ground)).toBeGreaterThanOrEqual(3);
  });

  it('these are the themes, and the grounds that sections stand on', () => {
    expect(namesOf('data-theme').sort()).toEqual(['dark', 'light', 'normal']);
    expect(namesOf('data-ground').sort()).toEqual(['dark', 'light']);
    const written = sources
      .map((file) => readFileSync(path.join('src/site', file), 'utf8'))
      .flatMap((text) => [...text.matchAll(/data-ground=(?:"|\{[^}]*?')(\w+)['"]/g)])
      .map(([, name]) => name!);
    expect([...new Set(written)].sort()).toEqual(['dark', 'light', 'son']); // tested as colours
  });

  it.each(['light', 'normal', 'dark'])('header and footer in the theme %s', (name) => {
    const { ground, text, muted, focus } = themes[name]!;
    expect(contrast(text!, ground!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour(muted!), ground!)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(colour(focus!), ground!)).toBeGreaterThanOrEqual(3);
    expect(contrast(colour('son'), ground!)).toBeGreaterThanOrEqual(3);
  });

  /** Each look, on each background that it is used on: a theme's own, or one of `data-ground`. */
  const looks: [look: string, values: Values, grounds: string[]][] = [
    ...Object.entries(themes).map(([name, values]): [string, Values, string[]] => [
      `the theme ${name}`,
      values,
      [values.ground!],
    ]),
    [
      'light ground',
      lookOf(':root', "[data-ground='light']"),
      ['paper', 'warm', 'jade-soft', 'lotus-soft', 'turmeric-soft', 'indigo-soft'],
    ],
    ['dark ground', lookOf(':root', "[data-ground='dark']"), ['ink', STAGE]],
  ];

  describe.each(looks)('what components draw with on %s', (_, values, laidOn) => {
    const { raised, sunken } = values;
    const grounds = [...laidOn, raised!, sunken!];

    it.each(['text', 'muted', 'accent', 'danger'])('words in %s: 4.5', (name) => {
      // On a hue there are marks in the accent colour, but neither text nor a form.
      const bare = ['accent', 'danger'].includes(name);
      for (const ground of grounds.filter((each) => !bare || !each.endsWith('-soft'))) {
        expect(
          between(values[name]!, ground),
          `${values[name]} on ${ground}`,
        ).toBeGreaterThanOrEqual(4.5);
      }
    });

    it.each(['accent', 'focus', 'line-control'])('rings, marks and borders in %s: 3', (name) => {
      for (const ground of grounds) {
        expect(
          between(values[name]!, ground),
          `${values[name]} on ${ground}`,
        ).toBeGreaterThanOrEqual(3);
      }
    });

    it('the current page is text turned about: 4.5', () => {
      expect(between(raised!, values.text!)).toBeGreaterThanOrEqual(4.5);
    });
  });

  it.each(Object.entries(themes))('words under the pointer in the theme %s: 4.5', (_, values) => {
    const under = veiled(values.ground!, values.hover!);
    expect(under).not.toBe(values.ground);
    for (const name of ['text', 'muted']) {
      expect(contrast(colour(values[name]!), under)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('everything a theme says is judged above', () => {
    const judged = ['ground', 'raised', 'sunken', 'text', 'muted', 'accent', 'danger', 'focus'];
    for (const [, values] of looks) {
      const said = Object.keys(values).filter((name) => !judged.includes(name));
      // A line is decorative; a translucent layer is tested where it is used.
      expect(said.filter((name) => !['line', 'line-control', 'hover'].includes(name))).toEqual([]);
    }
  });

  it('words and the ground set in one breath are a pair judged above', () => {
    const pairs = new Set<string>();
    for (const file of sources) {
      const source = readFileSync(path.join('src/site', file), 'utf8');
      for (const [, , classes] of source.matchAll(/(["'`])((?:(?!\1)[^])*?)\1/g)) {
        const set = (kind: string) =>
          [...classes!.matchAll(new RegExp(`(?:^|\\s)(\\S*:)?${kind}-([a-z-]+)(?=\\s|$)`, 'g'))]
            .map(([, when = '', name]) => ({ when, name: name! }))
            .filter(({ name }) => name in colours);
        const texts = set('text');
        for (const { when, name: ground } of set('bg')) {
          const own = texts.filter((text) => text.when === when);
          for (const { name } of own.length > 0 ? own : texts.filter((text) => text.when === '')) {
            pairs.add(`${name} on ${ground}`);
          }
        }
      }
    }
    expect(pairs).toContain('paper on son');
    expect(pairs).toContain('son-deep on son-soft');
    const judged = new Set(pairsOf(words).map(([name, ground]) => `${name} on ${ground}`));
    expect([...pairs].filter((pair) => !judged.has(pair))).toEqual([]);
  });

  it('every colour that a component uses is judged above', () => {
    const used = (kinds: string): string[] => {
      const pattern = new RegExp(`\\b(?:${kinds})-([a-z]+(?:-[a-z]+)*)(?![\\w-])`, 'g');
      const names = sources
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
    // Lines of a drawing have the text colour around them.
    const lines = [...decorative, 'line-control'];
    const unjudged = texts.filter((name) => !Object.values(words).flat().includes(name));
    expect(unjudged.filter((name) => !lines.includes(name))).toEqual([]);
    expect(used('bg|border|stroke|fill|accent').filter((name) => !judged.includes(name))).toEqual(
      decorative.filter((name) => used('border').includes(name)),
    );
  });
});

describe('§4 card colours: four, cycling by id', () => {
  it('each of the four has a hue and a soft ground of its own', () => {
    expect(hues).toEqual({
      1: { hue: 'jade', 'hue-soft': 'jade-soft' },
      2: { hue: 'lotus', 'hue-soft': 'lotus-soft' },
      3: { hue: 'turmeric', 'hue-soft': 'turmeric-soft' },
      4: { hue: 'indigo', 'hue-soft': 'indigo-soft' },
    });
    const values = Object.values(hues).flatMap((pair) => Object.values(pair).map(colour));
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
