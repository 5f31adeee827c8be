import config from '@payload-config';
import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { brand } from '../../../../../brand.config';
import { importMap } from '../importMap';
import { viewTitles } from '../view-titles';

type Props = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const metadata = await generatePageMetadata({ config, params, searchParams });
  const { segments } = await params;
  const title = viewTitles[segments?.[0] ?? ''];
  if (!title) return metadata;
  const { language } = await getNextRequestI18n({ config: await config });
  return {
    ...metadata,
    title: `${title[language === 'en' ? 'en' : 'vi']} · ${brand.name}`,
    description: null,
    keywords: null,
  };
}

export default function AdminPage({ params, searchParams }: Props) {
  return RootPage({ config, importMap, params, searchParams });
}
