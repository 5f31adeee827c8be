import type { Metadata } from 'next';
import type { ComponentProps, ReactNode } from 'react';
import { getFrame } from '@/content/frame';
import type { FrameView } from '@/content/types';
import type { EntryPage } from '@/content/types-entries';
import { isLocale, type Locale } from '@/i18n/locales';
import { pageMetadata } from '@/site/seo/metadata';
import { StructuredData } from '@/site/seo/structured/structured-data';
import { seesDrafts } from './draft-view';
import { nothingHere } from './nothing-here';

type Props = { params: Promise<{ lng: string; slug: string }> };

type EntryKind<Page extends EntryPage> = {
  read: (which: { locale: Locale; slug: string; draft: boolean }) => Promise<Page | null>;
  /** What search engines are told that the entry is. */
  nodes?: (page: Page) => ComponentProps<typeof StructuredData>['nodes'];
  /** Of an article: when it came out, ISO 8601. */
  publishedAt?: (page: Page) => string | null;
  view: (page: Page, frame: FrameView) => ReactNode;
};

/**
 * The route of one kind of entry. Its pages are made on the first request and kept until a tag of the
 * entry or of its list is refreshed; what is not live, or not of this language, is not found.
 */
export function entryRoute<Page extends EntryPage>(kind: EntryKind<Page>) {
  async function readEntry({ params }: Props): Promise<Page | null> {
    const { lng, slug } = await params;
    return isLocale(lng) ? kind.read({ locale: lng, slug, draft: await seesDrafts() }) : null;
  }

  async function generateMetadata(props: Props): Promise<Metadata> {
    const page = await readEntry(props);
    return page ? pageMetadata({ ...page, publishedAt: kind.publishedAt?.(page) }) : {};
  }

  async function EntryRoute(props: Props) {
    const page = await readEntry(props);
    if (!page) return nothingHere();
    const frame = await getFrame(page.locale);
    return (
      <>
        <StructuredData page={page} settings={frame.settings} nodes={kind.nodes?.(page)} />
        {kind.view(page, frame)}
      </>
    );
  }

  return { generateStaticParams: (): { slug: string }[] => [], generateMetadata, Page: EntryRoute };
}
