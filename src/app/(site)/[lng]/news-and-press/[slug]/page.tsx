import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getNews } from '@/content/entries/news-and-press';
import { getFrame } from '@/content/frame';
import type { ArticlePage } from '@/content/types-entries';
import { isLocale } from '@/i18n/locales';
import { entryAddresses } from '@/lib/entry-addresses';
import { pageMetadata } from '@/site/seo/metadata';
import { newsArticle } from '@/site/seo/structured/articles';
import { StructuredData } from '@/site/seo/structured/structured-data';
import { ArticleTemplate } from '@/site/templates/article-template';
import { seesDrafts } from '../../draft-view';

type Props = { params: Promise<{ lng: string; slug: string }> };

export const dynamicParams = true;

/** Made on the first request and kept until a tag of the article or its list is refreshed. */
export function generateStaticParams(): { slug: string }[] {
  return [];
}

async function readArticle({ params }: Props): Promise<ArticlePage | null> {
  const { lng, slug } = await params;
  return isLocale(lng) ? getNews({ locale: lng, slug, draft: await seesDrafts() }) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const article = await readArticle(props);
  return article ? pageMetadata({ ...article, publishedAt: article.article.publishedAt }) : {};
}

export default async function NewsArticle(props: Props) {
  const page = await readArticle(props);
  if (!page) notFound();
  const frame = await getFrame(page.locale);
  return (
    <>
      <StructuredData page={page} settings={frame.settings} nodes={[newsArticle(page)]} />
      <ArticleTemplate page={page} frame={frame} listPath={entryAddresses['news-and-press']} />
    </>
  );
}
