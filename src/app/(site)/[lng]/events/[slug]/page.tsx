import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getEvent } from '@/content/entries/event-pages';
import { getFrame } from '@/content/frame';
import type { EventPageView } from '@/content/types-entries';
import { isLocale } from '@/i18n/locales';
import { pageMetadata } from '@/site/seo/metadata';
import { eventNodes } from '@/site/seo/structured/events';
import { StructuredData } from '@/site/seo/structured/structured-data';
import { EventTemplate } from '@/site/templates/event-template';
import { seesDrafts } from '../../draft-view';

type Props = { params: Promise<{ lng: string; slug: string }> };

export const dynamicParams = true;

/** Made on the first request and kept until a tag of the entry or its list is refreshed. */
export function generateStaticParams(): { slug: string }[] {
  return [];
}

async function readEntry({ params }: Props): Promise<EventPageView | null> {
  const { lng, slug } = await params;
  return isLocale(lng) ? getEvent({ locale: lng, slug, draft: await seesDrafts() }) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readEntry(props);
  return page ? pageMetadata(page) : {};
}

export default async function EventDetailPage(props: Props) {
  const page = await readEntry(props);
  if (!page) notFound();
  const frame = await getFrame(page.locale);
  return (
    <>
      <StructuredData page={page} settings={frame.settings} nodes={eventNodes(page)} />
      <EventTemplate page={page} frame={frame} />
    </>
  );
}
