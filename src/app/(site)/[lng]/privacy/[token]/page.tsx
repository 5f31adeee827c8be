import { notFound } from 'next/navigation';
import { getFrame } from '@/content/frame';
import { isLocale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { isPrivacyAction, privacyActions } from '@/leads/privacy/actions';
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

/** Behind the link in every mail: a person withdraws, or asks for a copy or erasure of what is kept. */
export default async function PrivacyPage({ params, searchParams }: Props) {
  const { lng, token } = await params;
  if (!isLocale(lng)) notFound();
  const frame = await getFrame(lng);
  const t = getT(lng, 'links');
  const page = { locale: lng, frame, path: `/privacy/${token}` };
  const pointer = readToken(token);
  if (pointer?.purpose !== 'privacy' || pointer.isExpired) {
    const text = t('invalid.text', { phone: brand.phone });
    return <LinkTemplate {...page} title={t('invalid.title')} text={text} />;
  }
  const { done } = await searchParams;
  if (isPrivacyAction(done)) {
    const title = t(`privacy.done.${done}.title`);
    return <LinkTemplate {...page} title={title} text={t(`privacy.done.${done}.text`)} />;
  }
  return (
    <LinkTemplate
      {...page}
      title={t('privacy.title')}
      text={t('privacy.text')}
      links={[]}
      actions={privacyActions.map((action) => ({
        action: `/api/privacy/${token}`,
        fields: { lng, action },
        text: t(`privacy.${action}`),
        hint: t(`privacy.${action}Hint`),
        isMain: action === 'withdraw',
      }))}
    />
  );
}
