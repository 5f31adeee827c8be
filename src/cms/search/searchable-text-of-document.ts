import type { Field } from 'payload';
import { isProse } from '../publish-checks/prose-fields';
import { partsOf } from '../publish-checks/walk-document-fields';

/** The searchable text of a document in one language, as visitors see it. */
export type SearchText = {
  title: string;
  /** Names of the page: its title and its title for search engines, each whole and cut at a colon or the like. */
  names: string[];
  summary: string;
  headings: string;
  body: string;
};

type Data = Readonly<Record<string, unknown>>;

/**
 * The maximum length of the indexed text, in characters: more adds little, and the database refuses very long
 * vectors.
 */
const MAX_BODY_LENGTH = 60_000;

/** Paths of fields that may summarise an entry; the first one with a text is used. */
const summaryPaths = ['summary', 'answer', 'seo.description', 'banner.description'];
const titlePaths = ['title', 'question', 'name', 'banner.title', 'seo.title'];

/** Names of fields whose text pages show as headings, which the search index ranks higher. */
const HEADING = /^(?:title|heading|question|name|subtitle|quote)$/;

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * Matches what follows the name in a title: `: returns down` in `Pho Vai: returns down`, `: how it is counted` in
 * `NPS: how it is counted`.
 */
const AFTER_NAME = /[:?(|].*$/u;

const namesOf = (titles: readonly string[]) => [
  ...new Set(titles.flatMap((title) => [title, title.replace(AFTER_NAME, '').trim()])),
];

/** All text of a document that visitors can read; null while it has no title. */
export function searchTextOf(fields: readonly Field[], data: Data): SearchText | null {
  const prose = partsOf(fields, data).filter(isProse);
  const at = (paths: readonly string[]) =>
    paths.flatMap((path) => prose.find((part) => part.path === path)?.value ?? [])[0] ?? '';
  const title = oneLine(at(titlePaths));
  if (title === '') return null;
  const summary = oneLine(at(summaryPaths));
  const isHeading = (part: (typeof prose)[number]) =>
    HEADING.test(part.name) || part.block === 'heading' || part.path === 'seo.title';
  const join = (parts: typeof prose) =>
    parts
      .map(({ value }) => oneLine(value))
      .filter((value) => value !== title && value !== summary)
      .join(' · ')
      .slice(0, MAX_BODY_LENGTH);
  return {
    title,
    names: namesOf([title, oneLine(at(['seo.title']))].filter(Boolean)),
    summary,
    headings: join(prose.filter(isHeading)),
    body: join(prose.filter((part) => !isHeading(part))),
  };
}
