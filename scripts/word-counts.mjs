import { readdirSync, readFileSync } from 'node:fs';
import { fail } from './lib/output.mjs';
import { inRoot } from './lib/paths.mjs';

/**
 * `node scripts/word-counts.mjs`: the words of each seeded page's own copy in both languages, as a Markdown
 * table. Not counted: addresses and choices, words inside drawn pictures, what lists bring in.
 */
const NOT_WORDS =
  /^(?:path|layout|navTheme|footerTheme|seo|blockType|anchor|href|hue|ground|side|picture|kind|tone|shape|chapter|metric|level|handler|holder|months|cells|source|version)$/;

/** @returns {number} */
function wordsIn(value) {
  if (typeof value === 'string') {
    return value.split(/\s+/).filter((one) => /[\p{L}\d]/u.test(one)).length;
  }
  if (Array.isArray(value)) return value.reduce((sum, one) => sum + wordsIn(one), 0);
  if (value === null || typeof value !== 'object') return 0;
  return wordsIn(Object.entries(value).flatMap(([key, one]) => (NOT_WORDS.test(key) ? [] : [one])));
}

const wordsOf = (language, file) =>
  wordsIn(JSON.parse(readFileSync(inRoot('content', language, 'pages', file), 'utf8')).sections);

try {
  console.log('| Page | Vietnamese | English |\n| --- | --- | --- |');
  for (const file of readdirSync(inRoot('content/vi/pages'))) {
    const path = file === 'home.json' ? '/' : `/${file.replace('.json', '').replaceAll('.', '/')}`;
    console.log(`| \`${path}\` | ${wordsOf('vi', file)} | ${wordsOf('en', file)} |`);
  }
} catch (error) {
  fail(error);
}
