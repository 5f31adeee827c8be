import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  cascade,
  contrast,
  mixed,
  rulesOf,
  shortened,
  type Values,
  veiled,
} from '../../tests/support/css-colours';

const tokensCss = readFileSync('src/styles/design-tokens.css', 'utf8');
const lightRules = rulesOf(
  `${tokensCss}\n${readFileSync('src/styles/header-and-menus.css', 'utf8')}`,
);
const darkRules = rulesOf(readFileSync('src/styles/dark-scheme.css', 'utf8'));
const colours = Object.fromEntries(
  [...tokensCss.matchAll(/--color-([a-z-]+): (#[0-9a-f]{3,6});/g)].map(([, name, hex]) => [
    name!,
    hex!,
  ]),
) as Partial<Values>;
const darkColours = { ...colours, ...shortened(cascade(darkRules, ':root'), 'color-') };

/**
 * The colours of the light and the dark scheme: those on the page, and those on dark sections and buttons, which have
 * their own in both schemes.
 */
const schemes = {
  light: { rules: lightRules, page: colours, kept: colours },
  dark: {
    rules: [...lightRules, ...darkRules],
    page: darkColours,
    kept: { ...darkColours, ...shortened(cascade(darkRules, "[data-ground='dark']"), 'color-') },
  },
};
/** The default background of an element whose theme sets none. */
const fallback = /background-color: var\(--theme-ground, (#[0-9a-f]{3,6})\)/.exec(tokensCss)?.[1];

const namesOf = (attribute: string): string[] => [
  ...new Set(
    lightRules
      .flatMap(({ selectors }) => selectors)
      .flatMap((selector) => new RegExp(`^\\[${attribute}='(\\w+)'\\]$`).exec(selector)?.[1] ?? []),
  ),
];
const hues = Object.fromEntries(
  namesOf('data-hue').map((name) => [name, cascade(lightRules, `[data-hue='${name}']`)]),
);

/** The value of a colour name in a palette; a literal colour is returned unchanged. */
function valueOf(among: Partial<Values>, name: string): string {
  const value = among[name] ?? (name.startsWith('#') ? name : undefined);
  if (!value) throw new Error(`No colour is called ${name}`);
  return value;
}

/** The reddest part of a dark section's glow: 42 % of the red `son` over `ink` (`stage-glow` in site.css). */
const STAGE = 'stage';
/** Backgrounds whose colours are the same in the light and the dark scheme. */
const KEPT = ['ink', 'ink-raised', STAGE, 'son', 'son-deep'];

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

describe.each(Object.entries(schemes))(
  'contrast in the %s scheme',
  (_scheme, { rules, page, kept }) => {
    const withStage = (among: Partial<Values>) => ({
      ...among,
      stage: mixed(valueOf(kept, 'son'), valueOf(kept, 'ink'), 0.42),
    });
    const isKept = (ground: string) => KEPT.includes(ground);
    /** The contrast of a colour on a background, with the values that both have there. */
    const on = (ground: string, name: string, among = isKept(ground) ? kept : page) =>
      contrast(valueOf(withStage(among), name), valueOf(withStage(among), ground));
    const lookOf = (...fitting: string[]): Values =>
      shortened(cascade(rules, ...fitting), 'theme-');
    const themes = namesOf('data-theme').map((name) => ({
      name,
      values: lookOf(':root', '[data-theme]', `[data-theme='${name}']`),
      among: name === 'dark' ? kept : page,
    }));

    describe('foundation: every text and ground pair passes WCAG 2.2 AA', () => {
      it.each(pairsOf(words))('text %s on %s: 4.5', (name, ground) => {
        expect(on(ground, name)).toBeGreaterThanOrEqual(4.5);
      });

      it.each(pairsOf(shapes))('borders, focus rings and icons %s on %s: 3', (name, ground) => {
        expect(on(ground, name)).toBeGreaterThanOrEqual(3);
      });

      it.each(themes)('header and footer in the theme $name', ({ values, among }) => {
        const { ground, text, muted, focus } = values;
        expect(on(ground!, text!, among)).toBeGreaterThanOrEqual(4.5);
        expect(on(ground!, muted!, among)).toBeGreaterThanOrEqual(4.5);
        expect(on(ground!, focus!, among)).toBeGreaterThanOrEqual(3);
        expect(on(ground!, 'son', among)).toBeGreaterThanOrEqual(3);
      });

      it.each(themes)('hovered text in the theme $name: 4.5', ({ values, among }) => {
        const ground = valueOf(among, values.ground!);
        const under = veiled(ground, values.hover!);
        expect(under).not.toBe(ground);
        for (const name of ['text', 'muted']) {
          expect(contrast(valueOf(among, values[name]!), under)).toBeGreaterThanOrEqual(4.5);
        }
      });

      /** Each set of colours with each background on which it is used: a theme's own, or one set by `data-ground`. */
      const looks: [look: string, values: Values, among: Partial<Values>, grounds: string[]][] = [
        ...themes.map(({ name, values, among }): (typeof looks)[number] => [
          `the theme ${name}`,
          values,
          among,
          [values.ground!],
        ]),
        [
          'light ground',
          lookOf(':root', "[data-ground='light']"),
          page,
          ['paper', 'warm', 'jade-soft', 'lotus-soft', 'turmeric-soft', 'indigo-soft'],
        ],
        ['dark ground', lookOf(':root', "[data-ground='dark']"), kept, ['ink', STAGE]],
      ];

      describe.each(looks)('colours of components on %s', (_look, values, among, laidOn) => {
        const { raised, sunken } = values;
        const grounds = [...laidOn, raised!, sunken!];

        it.each(['text', 'muted', 'accent', 'danger'])('text %s: 4.5', (name) => {
          // Coloured backgrounds that have icons in the accent colour, but no text or form.
          const bare = ['accent', 'danger'].includes(name);
          for (const ground of grounds.filter((each) => !bare || !each.endsWith('-soft'))) {
            const found = on(ground, values[name]!, among);
            expect(found, `${values[name]} on ${ground}`).toBeGreaterThanOrEqual(4.5);
          }
        });

        it.each(['accent', 'focus', 'line-control'])(
          'focus rings, icons and borders %s: 3',
          (name) => {
            for (const ground of grounds) {
              const found = on(ground, values[name]!, among);
              expect(found, `${values[name]} on ${ground}`).toBeGreaterThanOrEqual(3);
            }
          },
        );

        it('the current page number in inverted colours: 4.5', () => {
          expect(on(values.text!, raised!, among)).toBeGreaterThanOrEqual(4.5);
        });
      });

      it('every colour of a theme is tested here', () => {
        const judged = ['ground', 'raised', 'sunken', 'text', 'muted', 'accent', 'danger', 'focus'];
        for (const [, values] of looks) {
          const said = Object.keys(values).filter((name) => !judged.includes(name));
          // Lines are decorative; a translucent overlay is tested on the backgrounds it is used on.
          expect(said.filter((name) => !['line', 'line-control', 'hover'].includes(name))).toEqual(
            [],
          );
        }
      });
    });
  },
);

describe('every colour in use is tested', () => {
  it('this test knows all themes and all backgrounds of sections', () => {
    expect(namesOf('data-theme').sort()).toEqual(['dark', 'light', 'normal']);
    expect(namesOf('data-ground').sort()).toEqual(['dark', 'light']);
    // The values of `data-ground` in the source files: literals, and the results of expressions. Literals that an
    // expression compares with are left out.
    const written = sources
      .map((file) => readFileSync(path.join('src/site', file), 'utf8'))
      .flatMap((text) => [...text.matchAll(/data-ground=(?:"(\w+)"|\{([^}]*)\})/g)])
      .flatMap(([, name, choice = '']) =>
        name ? [name] : [...choice.matchAll(/(?<!=== )'(\w+)'/g)].map(([, chosen]) => chosen!),
      );
    // `kept` and `son` are tested as colours, not as backgrounds.
    expect([...new Set(written)].sort()).toEqual(['dark', 'kept', 'light', 'son']);
  });

  it('the dark scheme redefines each colour except those that are equal in both', () => {
    const same = ['son-bright', 'gold', 'line-dark', 'muted-dark'];
    const given = Object.keys(shortened(cascade(darkRules, ':root'), 'color-'));
    expect(
      Object.keys(colours)
        .filter((name) => !given.includes(name))
        .sort(),
    ).toEqual(same.sort());
  });

  it('every text colour set together with a background is a tested pair', () => {
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

  it('every colour that a component uses is tested here', () => {
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
    // These colours are set by `text-*` for the strokes of drawings (`currentColor`).
    const lines = [...decorative, 'line-control'];
    const unjudged = texts.filter((name) => !Object.values(words).flat().includes(name));
    expect(unjudged.filter((name) => !lines.includes(name))).toEqual([]);
    expect(used('bg|border|stroke|fill|accent').filter((name) => !judged.includes(name))).toEqual(
      decorative.filter((name) => used('border').includes(name)),
    );
  });
});

describe('§4 card colours: four, cycling by id', () => {
  it('each of the four hues has a soft background of its own', () => {
    expect(hues).toEqual({
      1: { hue: 'jade', 'hue-soft': 'jade-soft' },
      2: { hue: 'lotus', 'hue-soft': 'lotus-soft' },
      3: { hue: 'turmeric', 'hue-soft': 'turmeric-soft' },
      4: { hue: 'indigo', 'hue-soft': 'indigo-soft' },
    });
    const values = Object.values(hues).flatMap((pair) =>
      Object.values(pair).map((name) => valueOf(colours, name)),
    );
    expect(new Set(values).size).toBe(8);
  });
});

/** `#FFF` and `#ffffff` are one colour. */
const shortHex = (hex: string) => hex.toLowerCase().replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

describe('theme presets', () => {
  it.each([
    ['light', '#1B1B1B', '#ffffff'],
    ['dark', '#FFF', '#1B1B1B'],
    ['normal', '#1B1B1B', '#E9E9E9'],
  ] as const)('§2 theme preset %s is %s on %s', (name, text, ground) => {
    const said = cascade(lightRules, ':root', '[data-theme]', `[data-theme='${name}']`);
    const shown = (value: string) => shortHex(valueOf(colours, said[`theme-${value}`]!));
    expect([shown('text'), shown('ground')]).toEqual([shortHex(text), shortHex(ground)]);
  });

  it('§2 the default colour fallback is #FFFFFF', () => {
    expect(fallback).toBe('#ffffff');
  });
});
