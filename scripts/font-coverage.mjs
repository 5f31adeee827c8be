import { readFileSync, writeFileSync } from 'node:fs';
import { inRoot } from './lib/paths.mjs';
import { woff2Characters } from './lib/woff2-characters.mjs';

/**
 * `node scripts/font-coverage.mjs` records which characters the site's font files contain, for the publish checks of
 * the CMS. Run it after changing src/styles/fonts.css or the font; a test says when it is due.
 */
const TARGET = 'src/cms/publish-checks/font-coverage.ts';

/** Code points of a CSS `unicode-range`. */
function declared(ranges) {
  return ranges.split(',').flatMap((range) => {
    const [from, to = from] = range
      .trim()
      .replace(/^U\+/i, '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: to - from + 1 }, (_, index) => from + index);
  });
}

/** For each weight, the characters that its files together contain within their `unicode-range`. */
function charactersOfWeights(css) {
  const weights = new Map();
  for (const [, face] of css.matchAll(/@font-face\s*\{([^}]+)\}/g)) {
    const weight = /font-weight:\s*(\d+)/.exec(face)?.[1];
    const file = /url\('([^']+)'\)/.exec(face)?.[1];
    const ranges = /unicode-range:([^;]+);/s.exec(face)?.[1];
    if (!weight || !file || !ranges) continue; // the fallback font while the real one loads
    const drawn = woff2Characters(readFileSync(inRoot('node_modules', file)));
    const known = weights.get(weight) ?? new Set();
    for (const code of declared(ranges)) if (drawn.has(code)) known.add(code);
    weights.set(weight, known);
  }
  return [...weights.values()];
}

/** @returns {string} the module's text */
export function coverageModule() {
  const [first, ...others] = charactersOfWeights(
    readFileSync(inRoot('src/styles/fonts.css'), 'utf8'),
  );
  const codes = [...first]
    .filter((code) => others.every((known) => known.has(code)))
    .sort((one, other) => one - other);
  const ranges = [];
  for (const code of codes) {
    const last = ranges.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else ranges.push([code, code]);
  }
  const lines = ranges.map((range) => {
    const [from, to] = range.map((code) => `0x${code.toString(16).padStart(4, '0')}`);
    return `  [${from}, ${to}],`;
  });
  return [
    '/** Code points that every weight of the brand font draws; written by scripts/font-coverage.mjs. */',
    'export const fontCoverage: readonly (readonly [number, number])[] = [',
    ...lines,
    '];',
    '',
  ].join('\n');
}

if (import.meta.main) writeFileSync(inRoot(TARGET), coverageModule());
