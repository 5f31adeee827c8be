import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getComparison } from '@/content/entries/comparisons';
import { getFrame } from '@/content/frame';
import type { ComparisonPage } from '@/content/types-entries';
import { isLocale } from '@/i18n/locales';
import { pageMetadata } from '@/site/seo/metadata';
import { comparisonArticle } from '@/site/seo/structured/articles';
import { StructuredData } from '@/site/seo/structured/structured-data';
import { ComparisonTemplate } from '@/site/templates/comparison-template';
import { seesDrafts } from '../../draft-view';

type Props = { params: Promise<{ lng: string; slug: string }> };

export const dynamicParams = true;

/** Made on the first request and kept until the comparison changes or one of its claims is due. */
export function generateStaticParams(): { slug: string }[] {
  return [];
}

async function readComparison({ params }: Props): Promise<ComparisonPage | null> {
  const { lng, slug } = await params;
  return isLocale(lng) ? getComparison({ locale: lng, slug, draft: await seesDrafts() }) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readComparison(props);
  return page ? pageMetadata(page) : {};
}

export default async function Comparison(props: Props) {
  const page = await readComparison(props);
  if (!page) notFound();
  const frame = await getFrame(page.locale);
  return (
    <>
      <StructuredData page={page} settings={frame.settings} nodes={[comparisonArticle(page)]} />
      <ComparisonTemplate page={page} frame={frame} />
    </>
  );
}
