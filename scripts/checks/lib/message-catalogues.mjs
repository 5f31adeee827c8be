import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesOf } from './list-files.mjs';

const LOCALES = ['vi', 'en'];
const PLURAL = /_(?:zero|one|two|few|many|other)$/;
/** Letters that occur in Vietnamese and not in English. */
const VIETNAMESE = /[àáảãạăằắẳẵặâầấẩẫậđèéẻẽẹêềếểễệìíỉĩịòóỏõọôồốổỗộơờớởỡợùúủũụưừứửữựỳýỷỹỵ]/iu;
/** The plural forms that i18next requires for each language (JSON v4). */
const FORMS = { vi: ['other'], en: ['one', 'other'] };

const isTree = (value) => typeof value === 'object' && value !== null;
const typeOf = (value) => (value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value);

const baseOf = (key) => key.replace(PLURAL, '');

/** All texts of a catalogue as pairs of a path, such as `banner.title`, and a text. */
function flatten(tree, prefix = '') {
  return Object.entries(tree).flatMap(([key, value]) => {
    const full = prefix === '' ? key : `${prefix}.${key}`;
    return isTree(value) ? flatten(value, full) : [[full, value]];
  });
}

function read(tree, folder) {
  return Object.fromEntries(
    LOCALES.map((locale) => {
      const files = filesOf(tree, [`${folder}/${locale}/**/*.json`]);
      const named = files.map((file) => [
        file.slice(`${folder}/${locale}/`.length),
        JSON.parse(readFileSync(path.join(tree, file), 'utf8')),
      ]);
      return [locale, new Map(named)];
    }),
  );
}

/** Pairs up the files of both languages, and lists those that only one language has. */
function pairUp(folder, { vi, en }) {
  const names = [...new Set([...vi.keys(), ...en.keys()])].toSorted();
  const findings = names.flatMap((name) => [
    ...(vi.has(name) ? [] : [`${folder}/vi/${name}: missing; the English file is there`]),
    ...(en.has(name) ? [] : [`${folder}/en/${name}: missing; the Vietnamese file is there`]),
  ]);
  return { findings, both: names.filter((name) => vi.has(name) && en.has(name)) };
}

/** The placeholders of a text: `{{count}}` and `{{name, format}}`. */
function argumentsOf(text) {
  const found = [...text.matchAll(/\{\{-?\s*([^},\s]+)[^}]*\}\}/g)].map((match) => match[1]);
  return [...new Set(found)].toSorted().join(', ');
}

function judgeText(place, locale, text) {
  if (typeof text !== 'string') return [`${place}: must be a text`];
  if (text.trim() === '') return [`${place}: is empty`];
  if (locale === 'en' && VIETNAMESE.test(text)) return [`${place}: Vietnamese in the English file`];
  return [];
}

/** Finds plural forms of a key that its language lacks, or has without need. */
function judgeForms(place, locale, base, keys) {
  const plural = keys.filter((key) => key !== base);
  if (plural.length === 0) return [];
  const wanted = FORMS[locale].map((form) => `${base}_${form}`);
  return [
    ...wanted
      .filter((key) => !keys.includes(key))
      .map((key) => `${place} ${key}: plural form missing`),
    ...plural
      .filter((key) => !wanted.includes(key))
      .map((key) => `${place} ${key}: this language has no such plural form`),
  ];
}

function grouped(entries) {
  return Map.groupBy(entries, ([key]) => baseOf(key));
}

function compareCatalogue(name, vi, en) {
  const sides = { vi: grouped(flatten(vi)), en: grouped(flatten(en)) };
  const bases = [...new Set([...sides.vi.keys(), ...sides.en.keys()])];
  const args = (locale, base) =>
    argumentsOf(
      sides[locale]
        .get(base)
        .map(([, text]) => String(text))
        .join(' '),
    );
  return bases.flatMap((base) => {
    const missing = LOCALES.filter((locale) => !sides[locale].has(base));
    if (missing.length > 0) {
      return [`messages/${missing[0]}/${name} ${base}: missing in this language`];
    }
    const own = LOCALES.flatMap((locale) => {
      const place = `messages/${locale}/${name}`;
      const group = sides[locale].get(base);
      return [
        ...group.flatMap(([key, text]) => judgeText(`${place} ${key}`, locale, text)),
        ...judgeForms(
          place,
          locale,
          base,
          group.map(([key]) => key),
        ),
      ];
    });
    const [left, right] = LOCALES.map((locale) => args(locale, base));
    const differ = `messages/*/${name} ${base}: arguments differ: vi has {${left}}, en has {${right}}`;
    return left === right ? own : [...own, differ];
  });
}

/**
 * Lists the errors of the message catalogues: files and keys that one language lacks, empty texts, Vietnamese texts
 * in English files, differing placeholders, and wrong plural forms.
 */
export function catalogueFindings(tree) {
  const sides = read(tree, 'messages');
  const { findings, both } = pairUp('messages', sides);
  return [
    ...findings,
    ...both.flatMap((name) => compareCatalogue(name, sides.vi.get(name), sides.en.get(name))),
  ];
}

export function knownKeys(tree) {
  const { vi } = read(tree, 'messages');
  return new Set(
    [...vi].flatMap(([name, catalogue]) =>
      flatten(catalogue).map(([key]) => `${name.replace(/\.json$/, '')}:${baseOf(key)}`),
    ),
  );
}

/**
 * Keys whose values must be equal in both languages: they are no text, or name a language. A survey's question is in
 * both languages on each page.
 */
const SAME = new Set([
  'path',
  'blockType',
  'variant',
  'picture',
  'href',
  'anchor',
  'layout',
  'version',
  'questionVi',
  'questionEn',
  'lowVi',
  'lowEn',
  'highVi',
  'highEn',
  'followUpVi',
  'followUpEn',
]);

/**
 * Whether a text contains Vietnamese prose: a lower-case word with Vietnamese diacritics, because names of people and
 * places begin with capitals.
 */
const hasVietnameseProse = (text) =>
  text.split(/[^\p{L}\p{M}]+/u).some((word) => VIETNAMESE.test(word) && /^\p{Ll}/u.test(word));

function compareContent(place, key, vi, en) {
  if (typeOf(vi) !== typeOf(en)) {
    return [`${place}: is ${typeOf(vi)} in Vietnamese and ${typeOf(en)} in English`];
  }
  if (Array.isArray(vi)) {
    if (vi.length !== en.length) {
      return [`${place}: ${vi.length} entries in vi, ${en.length} in en`];
    }
    return vi.flatMap((entry, index) =>
      compareContent(`${place}[${index}]`, key, entry, en[index]),
    );
  }
  if (isTree(vi)) {
    return [...new Set([...Object.keys(vi), ...Object.keys(en)])].flatMap((name) => {
      const below = `${place}.${name}`;
      if (!(name in vi)) return [`${below}: missing in Vietnamese`];
      if (!(name in en)) return [`${below}: missing in English`];
      return compareContent(below, name, vi[name], en[name]);
    });
  }
  if (SAME.has(key)) return vi === en ? [] : [`${place}: must be the same in both languages`];
  if (typeof en !== 'string') return [];
  if ((vi.trim() === '') !== (en.trim() === '')) return [`${place}: empty in one language`];
  return hasVietnameseProse(en) ? [`${place}: Vietnamese left in the English file`] : [];
}

/** Differences between the two languages of the seed copy. */
export function contentFindings(tree) {
  const sides = read(tree, 'content');
  const { findings, both } = pairUp('content', sides);
  return [
    ...findings,
    ...both.flatMap((name) =>
      compareContent(`content/*/${name} `, '', sides.vi.get(name), sides.en.get(name)),
    ),
  ];
}
