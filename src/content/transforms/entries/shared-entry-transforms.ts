import { localizedPath, type Locale } from '@/i18n/locales';
import { pictogramOf } from '@/lib/pictogram-url';
import { readingMinutes } from '@/lib/reading-minutes';
import type { Blog } from '@/payload-types';
import { pictureNames } from '@/lib/product-picture-names';
import type {
  CategoryView,
  EntryCover,
  EntryPage,
  EntrySummary,
  TextPart,
} from '../../entry-view-model-types';
import { toParts } from '@/lib/rich-text/rich-text-to-plain-parts';
import { wordsOf } from '../../plain-text-of-rich-text';
import { type ImageSource, toImage } from '../image';
import { toRichText } from '../rich-text';
import { toTextParts } from '../plain-text-parts';

/** The part of an entry's page that comes from its document. */
export type EntryHead = Pick<EntryPage, 'title' | 'seo' | 'body' | 'closing'>;

/** The name of the pictogram that stands for a logo; null where a logo is uploaded. */
export const toPictogram = (source: ImageSource): string | null =>
  source?.file ? null : pictogramOf(source?.url);

/** The cover of an entry; an uploaded or external picture has priority over a drawn one. */
export function toCover(source: ImageSource, drawn: string | null | undefined): EntryCover {
  const image = toImage(source);
  if (image) return { kind: 'file', image };
  const picture = pictureNames.find((name) => name === drawn);
  return picture ? { kind: 'drawn', picture } : null;
}

type CategorySource =
  | number
  | {
      id: number;
      slug: string;
      name?: string | null;
      position?: number | null;
      _status?: string | null;
    }
  | null
  | undefined;

/** The category of an entry, if the category itself is published in this language. */
export function toCategory(source: CategorySource): CategoryView | null {
  if (typeof source !== 'object' || source?._status !== 'published' || !source.name) return null;
  const { id, slug, name, position } = source;
  return { id, slug, name, position: position ?? 0 };
}

/** @param path the path of the entry, without language prefix */
export function toSummary(
  doc: { id: number; slug: string; sample?: boolean | null },
  path: string,
  locale: Locale,
): EntrySummary {
  const { id, slug, sample } = doc;
  return { id, slug, href: localizedPath(locale, path), sample: sample ?? false };
}

/** The text of an entry as strings without formatting, for code that does not show it, such as the search in a list. */
export const bodyWords = ({ content }: Pick<Blog, 'content'>, locale: Locale): string[] =>
  toTextParts(toParts(content), locale).flatMap(wordsOf);

const toBody = ({ content }: Pick<Blog, 'content'>, locale: Locale): TextPart[] =>
  toRichText(content, locale);

type HeadSource = Pick<Blog, 'content'> & {
  seo?: { title?: string | null; description?: string | null } | null;
  closing?: { title?: string | null; text?: string | null } | null;
};

/** The final call to action; null unless it has both title and text. */
const toClosing = ({ closing }: HeadSource): EntryPage['closing'] =>
  closing?.title && closing.text ? { title: closing.title, text: closing.text } : null;

export function toHead(
  doc: HeadSource,
  title: string,
  summary: string | null | undefined,
  locale: Locale,
): EntryHead {
  return {
    title,
    seo: {
      title: doc.seo?.title || title,
      description: doc.seo?.description || summary || null,
    },
    body: toBody(doc, locale),
    closing: toClosing(doc),
  };
}

/** The reading time that the editor set, or an estimate from the length of the text. */
export function toReadingMinutes(
  given: number | null | undefined,
  source: Pick<Blog, 'content'>,
  locale: Locale,
): number {
  return given ?? readingMinutes(bodyWords(source, locale));
}
