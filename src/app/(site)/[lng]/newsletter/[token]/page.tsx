import { notFound } from 'next/navigation';
import { getFrame } from '@/content/frame';
import { isLocale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { readToken } from '@/leads/model/tokens';
import { LinkTemplate } from '@/site/templates/link-template';
import { brand } from '../../../../../../brand.config';

type Props = {
  params: Promise<{ lng: string; token: string }>;
  searchParams: Promise<{ done?: string }>;
};

// One reader's own: never kept by any cache.
export const dynamic = 'force-dynamic';

export { linkMetadata as generateMetadata } from '@/site/seo/link-metadata';

const outcomes = {
  confirm: 'confirmed',
  unsubscribe: 'unsubscribed',
  withdraw: 'withdrawn',
} as const;

export default async function NewsletterPage({ params, searchParams }: Props) {
  const { lng, token } = await params;
  if (!isLocale(lng)) notFound();
  const frame = await getFrame(lng);
  const t = getT(lng, 'links');
  const page = { locale: lng, frame, path: `/newsletter/${token}` };
  const purpose = readToken(token)?.purpose;
  if (purpose !== 'confirm' && purpose !== 'unsubscribe' && purpose !== 'withdraw') {
    const text = t('invalid.text', { phone: brand.phone });
    return <LinkTemplate {...page} title={t('invalid.title')} text={text} />;
  }
  if ((await searchParams).done === 'true') {
    const outcome = outcomes[purpose];
    const title = t(`newsletter.${outcome}.title`);
    return <LinkTemplate {...page} title={title} text={t(`newsletter.${outcome}.text`)} />;
  }
  return (
    <LinkTemplate
      {...page}
      title={t(`newsletter.${purpose}.title`)}
      text={t(`newsletter.${purpose}.text`)}
      actions={[
        {
          action: `/api/newsletter/${token}`,
          fields: { lng },
          text: t(`newsletter.${purpose}.button`),
          isMain: true,
        },
      ]}
    />
  );
}
