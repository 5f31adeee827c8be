import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getOpening } from '@/content/entries/career-opportunities';
import { getFrame } from '@/content/frame';
import type { OpeningPage as OpeningView } from '@/content/types-entries';
import { isLocale } from '@/i18n/locales';
import { pageMetadata } from '@/site/seo/metadata';
import { jobNodes } from '@/site/seo/structured/openings';
import { StructuredData } from '@/site/seo/structured/structured-data';
import { OpeningTemplate } from '@/site/templates/opening-template';
import { seesDrafts } from '../../draft-view';

type Props = { params: Promise<{ lng: string; slug: string }> };

export const dynamicParams = true;

/** Made on the first request and kept until a tag of the entry or its list is refreshed. */
export function generateStaticParams(): { slug: string }[] {
  return [];
}

async function readEntry({ params }: Props): Promise<OpeningView | null> {
  const { lng, slug } = await params;
  return isLocale(lng) ? getOpening({ locale: lng, slug, draft: await seesDrafts() }) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readEntry(props);
  return page ? pageMetadata(page) : {};
}

export default async function OpeningPage(props: Props) {
  const page = await readEntry(props);
  if (!page) notFound();
  const frame = await getFrame(page.locale);
  return (
    <>
      <StructuredData page={page} settings={frame.settings} nodes={jobNodes(page)} />
      <OpeningTemplate page={page} frame={frame} />
    </>
  );
}
