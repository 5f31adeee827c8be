import type { Metadata } from 'next';
import { getFrame } from '@/content/frame';
import { getDraftPage, getPage } from '@/site/pages/get-page';
import type { PageView } from '@/site/pages/page';
import { isLocale } from '@/i18n/locales';
import { listState } from '@/lib/list-state';
import { pageMetadata } from '@/site/seo/metadata';
import { StructuredData } from '@/site/seo/structured/structured-data';
import { PageTemplate } from '@/site/templates/page-template';
import { seesDrafts } from '../../draft-view';
import { nothingHere } from '../../nothing-here';

type Props = {
  params: Promise<{ lng: string; path: string[] }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

/** A list in the state that its address chose, made for that request; the proxy rewrites to here. */
async function readPage({ params, searchParams }: Props): Promise<PageView | null> {
  const { lng, path } = await params;
  if (!isLocale(lng)) return null;
  const address = `/${path.join('/')}`;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(await searchParams)) {
    const [first = ''] = [value].flat();
    query.set(name, first);
  }
  const state = listState(address, query);
  const read = (await seesDrafts()) ? getDraftPage : getPage;
  return read(lng, address, state);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readPage(props);
  return page ? pageMetadata(page) : {};
}

export default async function FilteredList(props: Props) {
  const page = await readPage(props);
  if (!page) return nothingHere();
  const frame = await getFrame(page.locale);
  return (
    <>
      <StructuredData page={page} settings={frame.settings} />
      <PageTemplate page={page} frame={frame} />
    </>
  );
}
