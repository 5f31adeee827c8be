import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getFrame } from '@/content/frame';
import { popularPages } from '@/content/search/popular';
import { searchSite } from '@/content/search/search';
import { searchKinds } from '@/content/types-search';
import { isLocale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { SearchTemplate } from '@/site/templates/search-template';

type Props = {
  params: Promise<{ lng: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

// Made for its query; never kept by any cache, never indexed.
export const dynamic = 'force-dynamic';

const HITS_A_PAGE = 10;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { lng } = await params;
  if (!isLocale(lng)) return {};
  return { title: getT(lng, 'search')('title'), robots: { index: false, follow: true } };
}

export default async function SearchPage({ params, searchParams }: Props) {
  const { lng } = await params;
  if (!isLocale(lng)) notFound();
  const asked = await searchParams;
  const first = (name: string) => [asked[name]].flat()[0] ?? '';
  const named = first('page');
  const answer = await searchSite({
    locale: lng,
    query: first('q'),
    kind: searchKinds.find((kind) => kind === first('kind')) ?? null,
    page: /^\d{1,6}$/.test(named) ? Number(named) : 1,
    size: HITS_A_PAGE,
  });
  const [frame, popular] = await Promise.all([
    getFrame(lng),
    answer.hits.length === 0 ? popularPages(lng) : [],
  ]);
  return <SearchTemplate locale={lng} answer={answer} popular={popular} frame={frame} />;
}
