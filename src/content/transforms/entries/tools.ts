import { localizedPath, type Locale } from '@/i18n/locales';
import { env } from '@/lib/env';
import type { Focus } from '@/lib/focal-point';
import { isShown } from '@/lib/image-hosts';
import { markOf } from '@/lib/mark-address';
import { readingMinutes } from '@/lib/reading-minutes';
import type { Blog, Media } from '@/payload-types';
import { pictureNames } from '@/lib/picture-names';
import type {
  CategoryView,
  EntryCover,
  EntryImage,
  EntryPage,
  EntrySummary,
} from '../../types-entries';
import { wordsOf } from '../../text-words';
import { toTextParts } from '../text-parts';

/** The part of an entry's page that comes from its document. */
export type EntryHead = Pick<EntryPage, 'title' | 'seo' | 'body' | 'closing'>;

type ImageSource = { file?: number | null | Media; url?: string | null } | null | undefined;

/** The focal point of a file; undefined for the centre, which is the default. */
function toFocus({ focalX, focalY }: Media): Focus | undefined {
  const [x, y] = [focalX ?? 50, focalY ?? 50];
  return x === 50 && y === 50 ? undefined : { x, y };
}

/** The uploaded file, or an external address. */
export function toImage(source: ImageSource): EntryImage | null {
  const file = source?.file;
  if (typeof file === 'object' && file?.url) {
    const focus = toFocus(file);
    return {
      src: file.url,
      width: file.width ?? null,
      height: file.height ?? null,
      alt: file.alt,
      ...(focus ? { focus } : {}),
    };
  }
  // The image optimiser fetches from configured hosts only.
  return source?.url && isShown(source.url, env())
    ? { src: source.url, width: null, height: null, alt: '' }
    : null;
}

/** The name of the drawn mark that stands for a logo; null where a logo is uploaded. */
export const toMark = (source: ImageSource): string | null =>
  source?.file ? null : markOf(source?.url);

/** An uploaded picture has priority over a drawn one. */
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

/** The category of an entry, if that is itself live in this language. */
export function toCategory(source: CategorySource): CategoryView | null {
  if (typeof source !== 'object' || source?._status !== 'published' || !source.name) return null;
  const { id, slug, name, position } = source;
  return { id, slug, name, position: position ?? 0 };
}

/** The fields of every summary. @param path of the entry, without language prefix */
export function toSummary(
  doc: { id: number; slug: string; sample?: boolean | null },
  path: string,
  locale: Locale,
): EntrySummary {
  const { id, slug, sample } = doc;
  return { id, slug, href: localizedPath(locale, path), sample: sample ?? false };
}

type HeadSource = {
  body?: Blog['body'];
  seo?: { title?: string | null; description?: string | null } | null;
  closing?: { title?: string | null; text?: string | null } | null;
};

/** A closing needs both title and text; with only one of them it is omitted. */
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
    body: toTextParts(doc.body ?? [], locale),
    closing: toClosing(doc),
  };
}

/** The reading time that the editor set, or an estimate from the length of the text. */
export function toReadingMinutes(
  given: number | null | undefined,
  body: Blog['body'],
  locale: Locale,
): number {
  return given ?? readingMinutes(toTextParts(body ?? [], locale).flatMap(wordsOf));
}
