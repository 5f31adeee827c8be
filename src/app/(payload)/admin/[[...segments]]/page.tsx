import config from '@payload-config';
import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { generatePageMetadata, RootPage } from '@payloadcms/next/views';
import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { isLedToSetUp, SET_UP_PATH } from '@/cms/account/require-second-factor';
import { withLightConfig } from '@/cms/admin/with-fields-of-screen';
import { brand } from '../../../../../brand.config';
import { importMap } from '../importMap';
import { viewTitles } from '../browser-tab-titles';

type Props = {
  params: Promise<{ segments: string[] }>;
  searchParams: Promise<Record<string, string | string[]>>;
};

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { segments } = await params;
  // A screen that is refused until a second factor is set up must not show its document's title.
  if (await isLedToSetUp(config, await headers(), segments)) return { title: brand.name };
  const metadata = await generatePageMetadata({ config, params, searchParams });
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

export default async function AdminPage({ params, searchParams }: Props) {
  const { segments } = await params;
  if (await isLedToSetUp(config, await headers(), segments)) redirect(SET_UP_PATH);
  const page = await RootPage({ config, importMap, params, searchParams });
  return withLightConfig(page, segments ?? []);
}
