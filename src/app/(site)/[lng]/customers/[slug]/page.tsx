import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getStory } from '@/content/entries/customer-successes';
import { getFrame } from '@/content/frame';
import type { StoryPage } from '@/content/types-entries';
import { isLocale } from '@/i18n/locales';
import { pageMetadata } from '@/site/seo/metadata';
import { storyArticle } from '@/site/seo/structured/articles';
import { StructuredData } from '@/site/seo/structured/structured-data';
import { StoryTemplate } from '@/site/templates/story-template';
import { seesDrafts } from '../../draft-view';

type Props = { params: Promise<{ lng: string; slug: string }> };

export const dynamicParams = true;

/** Made on the first request and kept until a tag of the entry or its list is refreshed. */
export function generateStaticParams(): { slug: string }[] {
  return [];
}

async function readEntry({ params }: Props): Promise<StoryPage | null> {
  const { lng, slug } = await params;
  return isLocale(lng) ? getStory({ locale: lng, slug, draft: await seesDrafts() }) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readEntry(props);
  return page ? pageMetadata(page) : {};
}

export default async function CustomerStoryPage(props: Props) {
  const page = await readEntry(props);
  if (!page) notFound();
  const frame = await getFrame(page.locale);
  return (
    <>
      <StructuredData page={page} settings={frame.settings} nodes={[storyArticle(page)]} />
      <StoryTemplate page={page} frame={frame} />
    </>
  );
}
