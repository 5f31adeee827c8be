import { localizedPath, type Locale } from '@/i18n/locales';
import type { Ebook, ReleaseNote, Tool } from '@/payload-types';
import type { Release } from '../../list-item-and-text-types';
import type { EbookSummary, ToolSummary } from '../../entry-view-model-types';

export function toEbook({ slug, author, pageCount, chapters, sample }: Ebook): EbookSummary {
  return {
    slug,
    author: author || null,
    pageCount: pageCount ?? null,
    chapters: (chapters ?? []).map(({ title }) => title),
    sample: sample ?? false,
  };
}

/** Converts a tool; one that is not available yet has no link. */
export function toTool(
  { id, title, summary, href, linkText, isComingSoon, sample }: Tool,
  locale: Locale,
): ToolSummary {
  return {
    id,
    title,
    summary: summary || null,
    link:
      href && !isComingSoon ? { text: linkText || title, href: localizedPath(locale, href) } : null,
    sample: sample ?? false,
  };
}

export function toRelease({
  id,
  title,
  version,
  releasedAt,
  summary,
  changes,
  sample,
}: ReleaseNote): Release {
  return {
    id,
    title,
    version: version || null,
    releasedAt: releasedAt ?? null,
    summary: summary || null,
    changes: (changes ?? []).map(({ kind, text }) => ({ kind, text })),
    sample: sample ?? false,
  };
}
