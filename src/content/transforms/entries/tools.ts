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

/** What each entry's page takes from its document. */
export type EntryHead = Pick<EntryPage, 'title' | 'seo' | 'body' | 'closing'>;

type ImageSource = { file?: number | null | Media; url?: string | null } | null | undefined;

/** Where editors marked a file; the CMS starts every file in its middle, where pictures are cut anyway. */
function toFocus({ focalX, focalY }: Media): Focus | undefined {
  const [x, y] = [focalX ?? 50, focalY ?? 50];
  return x === 50 && y === 50 ? undefined : { x, y };
}

/** The uploaded file, or the address of one that lies elsewhere. */
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
  // One that the optimiser does not take from there could not be shown.
  return source?.url && isShown(source.url, env())
    ? { src: source.url, width: null, height: null, alt: '' }
    : null;
}

/** The name of the drawn mark that stands for a logo; null where one is uploaded. */
export const toMark = (source: ImageSource): string | null =>
  source?.file ? null : markOf(source?.url);

/** A picture that somebody uploaded wins over a drawn one. */
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

/** The entry's group, while that is itself live in this language. */
export function toCategory(source: CategorySource): CategoryView | null {
  if (typeof source !== 'object' || source?._status !== 'published' || !source.name) return null;
  const { id, slug, name, position } = source;
  return { id, slug, name, position: position ?? 0 };
}

/** What every summary has. @param path where the entry is, without language prefix */
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

/** Half a closing is none: its title and text belong together. */
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

/** What its editor says, or what the length of the text says. */
export function toReadingMinutes(
  given: number | null | undefined,
  body: Blog['body'],
  locale: Locale,
): number {
  return given ?? readingMinutes(toTextParts(body ?? [], locale).flatMap(wordsOf));
}
