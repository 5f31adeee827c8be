import type { EntryPage } from '@/content/entry-view-model-types';
import { SectionView } from '../sections/registry.views';

type EntryTextProps = {
  page: Pick<EntryPage, 'body' | 'draft' | 'locale'>;
  /** The minimum number of headings for a table of contents beside the text. */
  contentsFrom?: number;
};

/** The text of an entry, if it has one. */
export function EntryText({ page: { body, draft, locale }, contentsFrom = 1 }: EntryTextProps) {
  if (body.length === 0) return null;
  const headings = body.filter((part) => part.kind === 'heading' && part.level === 2);
  return (
    <SectionView
      locale={locale}
      field={draft ? 'content' : undefined}
      section={{
        name: 'richText',
        id: 'body',
        anchor: null,
        model: { contents: headings.length >= contentsFrom, ground: 'paper', parts: body },
      }}
    />
  );
}
