import type { Metadata } from 'next';
import { getFrame } from '@/content/frame';
import { getDraftPage, getPage } from '@/site/pages/get-page';
import type { PageView } from '@/site/pages/page';
import { isLocale } from '@/i18n/locales';
import { pageMetadata } from '@/site/seo/metadata';
import { sectionNodes } from '@/site/seo/structured/sections';
import { StructuredData } from '@/site/seo/structured/structured-data';
import { PageTemplate } from '@/site/templates/page-template';
import { seesDrafts } from '../draft-view';
import { nothingHere } from '../nothing-here';

type Props = { params: Promise<{ lng: string; path?: string[] }> };

export const dynamicParams = true;

/** Pages are made on their first request and then kept until a tag they carry is refreshed. */
export function generateStaticParams(): { path: string[] }[] {
  return [];
}

async function readPage({ params }: Props): Promise<PageView | null> {
  const { lng, path = [] } = await params;
  if (!isLocale(lng)) return null;
  const address = `/${path.join('/')}`;
  return (await seesDrafts()) ? getDraftPage(lng, address) : getPage(lng, address);
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readPage(props);
  return page ? pageMetadata(page) : {};
}

export default async function Page(props: Props) {
  const page = await readPage(props);
  if (!page) return nothingHere();
  const frame = await getFrame(page.locale);
  return (
    <>
      <StructuredData page={page} settings={frame.settings} nodes={sectionNodes(page)} />
      <PageTemplate page={page} frame={frame} />
    </>
  );
}
