import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../lib/project-paths.mjs';
import { filesOf } from './lib/list-files.mjs';
import { finish } from './lib/report-findings.mjs';

const LANGUAGES = ['vi', 'en'];
const LETTER = String.raw`[\p{L}\p{M}\p{N}]`;
/** Whether a text is prose, and not a URL, code or file name. */
const isProse = (text) => !(/[/_]|^[a-z]+-/.test(text) && /^[\w./:#?=&@%{}-]+$/.test(text));
const PLACEHOLDER = /\{\{(?!name\}\})[^}]*\}\}/g;

/**
 * A pattern that finds these words as whole words, in any case; `\b` does not support Vietnamese letters. A star at
 * the end of a word stands for any ending.
 */
function finder(words) {
  const pieces = words.map((word) =>
    word.endsWith('*') ? `${RegExp.escape(word.slice(0, -1))}${LETTER}*` : RegExp.escape(word),
  );
  return new RegExp(`(?<!${LETTER})(?:${pieces.join('|')})(?!${LETTER})`, 'giu');
}

/** Fields with names of section types and variants, which readers never see. */
const KINDS = ['blockType', 'variant'];

/** Every text of a file with its key: `banner.title`. */
function textsOf(value, key = '') {
  if (typeof value === 'string') return isProse(value) ? [[key, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    KINDS.includes(name) ? [] : textsOf(inner, key === '' ? name : `${key}.${name}`),
  );
}

/** The lines of a document that becomes a PDF, with their numbers. */
const linesOf = (source) => source.split('\n').map((line, place) => [String(place + 1), line]);

function proseOf(tree, language) {
  const sources = [
    ...[`content/${language}/**/*.json`, `messages/${language}/*.json`].map((files) => ({
      files,
      read: (source) => textsOf(JSON.parse(source)),
    })),
    { files: `content/documents/*.${language}.md`, read: linesOf },
  ];
  return sources.flatMap(({ files, read }) =>
    filesOf(tree, [files]).flatMap((file) =>
      read(readFileSync(path.join(tree, file), 'utf8')).map(([key, text]) => ({
        place: `${file} ${key}`,
        text: text.normalize('NFC').replaceAll(PLACEHOLDER, '…'),
      })),
    ),
  );
}

const without = (text, phrases) =>
  phrases.reduce((rest, phrase) => rest.replaceAll(phrase, '…'), text);

function unwanted({ terms }, language, prose) {
  return terms
    .filter((term) => term[`${language}-not`])
    .flatMap((term) => {
      const pattern = finder(term[`${language}-not`]);
      const allowed = term[`${language}-allowed`] ?? [];
      return prose.flatMap(({ place, text }) =>
        [...without(text, allowed).matchAll(pattern)].map(
          ([word]) => `${place}: "${word}": write "${term[language]}"`,
        ),
      );
    });
}

function tooOften({ rarely }, language, prose) {
  return rarely
    .filter((rule) => rule.language === language)
    .flatMap(({ words, most }) => {
      const pattern = finder(words);
      const places = prose.flatMap(({ place, text }) =>
        [...text.matchAll(pattern)].map(() => place),
      );
      const last = places.slice(most).join(', ');
      return places.length > most
        ? [`"${words.join('" or "')}" ${places.length} times, ${most} at most: too many at ${last}`]
        : [];
    });
}

/** A Vietnamese name without diacritics: `Đỗ Khánh Linh` becomes `Do Khanh Linh`. */
const withoutDiacritics = (name) =>
  name
    .replaceAll(/đ/giu, (letter) => (letter === 'đ' ? 'd' : 'D'))
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '');

/** Finds names of people that an English text writes with the family name first, as Vietnamese does. */
function turnedNames({ people }, prose) {
  return people.flatMap(({ en, vi }) => {
    const pattern = finder([withoutDiacritics(vi)]);
    return prose
      .filter(({ text }) => text.search(pattern) >= 0)
      .map(({ place }) => `${place}: "${withoutDiacritics(vi)}": write "${en}"`);
  });
}

/** Words of the site's texts and documents for which docs/copy-glossary.json has another word, in both languages. */
export function glossaryFindings(tree) {
  const glossary = JSON.parse(readFileSync(path.join(tree, 'docs/copy-glossary.json'), 'utf8'));
  return LANGUAGES.flatMap((language) => {
    const prose = proseOf(tree, language);
    return [
      ...unwanted(glossary, language, prose),
      ...(language === 'en' ? turnedNames(glossary, prose) : []),
      ...tooOften(glossary, language, prose),
    ];
  });
}

if (import.meta.main) {
  finish('glossary', glossaryFindings(root), 'the texts use the words of docs/copy-glossary.json');
}
