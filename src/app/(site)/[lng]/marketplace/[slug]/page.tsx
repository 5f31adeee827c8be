import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getIntegration } from '@/content/entries/integrations';
import { getFrame } from '@/content/frame';
import type { IntegrationPage } from '@/content/types-entries';
import { isLocale } from '@/i18n/locales';
import { pageMetadata } from '@/site/seo/metadata';
import { StructuredData } from '@/site/seo/structured/structured-data';
import { IntegrationTemplate } from '@/site/templates/integration-template';
import { seesDrafts } from '../../draft-view';

type Props = { params: Promise<{ lng: string; slug: string }> };

export const dynamicParams = true;

/** Made on the first request and kept until a tag of the entry or its list is refreshed. */
export function generateStaticParams(): { slug: string }[] {
  return [];
}

async function readEntry({ params }: Props): Promise<IntegrationPage | null> {
  const { lng, slug } = await params;
  return isLocale(lng) ? getIntegration({ locale: lng, slug, draft: await seesDrafts() }) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const page = await readEntry(props);
  return page ? pageMetadata(page) : {};
}

export default async function IntegrationDetailPage(props: Props) {
  const page = await readEntry(props);
  if (!page) notFound();
  const frame = await getFrame(page.locale);
  return (
    <>
      <StructuredData page={page} settings={frame.settings} />
      <IntegrationTemplate page={page} frame={frame} />
    </>
  );
}
