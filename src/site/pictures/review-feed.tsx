import type { ReactNode } from 'react';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import type { Hue } from '../ui/card-colour-by-id';
import { Avatar } from './drawing-components/avatar';
import { Chip } from './drawing-components/topic-chip';
import { Panel } from './drawing-components/picture-panel';
import { AiSparkIcon } from './drawing-components/ai-spark-icon';
import { Stars } from './drawing-components/star-rating';

type ReviewFeedProps = { locale: Locale };
type ReviewProps = {
  name: string;
  hue: Hue;
  source: string;
  verdict: ReactNode;
  text: string;
  children: ReactNode;
};

function Review({ name, hue, source, verdict, text, children }: ReviewProps) {
  return (
    <div className="border-t border-line py-4">
      <div className="flex items-center gap-3">
        <Avatar name={name} hue={hue} />
        <span className="min-w-0 flex-1 leading-tight">
          <span className="block font-semibold">{name}</span>
          <span className="text-tiny text-muted">{source}</span>
        </span>
        {verdict}
      </div>
      <p className="mt-2.5 mb-2">{text}</p>
      <div className="flex flex-wrap gap-1.5">{children}</div>
    </div>
  );
}

/** Reviews from three other sites in one list, each tagged with its topics; the bad one has a drafted reply. */
export function ReviewFeed({ locale }: ReviewFeedProps) {
  const t = getT(locale, 'pictures');
  return (
    <Panel alt={t('reviewFeed.alt')} className="bg-paper pb-1">
      <p className="pb-3 text-muted">{t('reviewFeed.title')}</p>
      <Review
        name={t('reviewFeed.first')}
        hue={2}
        source={t('reviewFeed.firstSource')}
        verdict={<Stars count={2} />}
        text={t('reviewFeed.firstText')}
      >
        <Chip hue={1}>{t('reviewFeed.firstGood')}</Chip>
        <Chip hue={2}>{t('reviewFeed.firstBad')}</Chip>
        <div className="mt-2.5 w-full rounded-[14px] rounded-tl-[4px] bg-warm p-4">
          <p className="flex items-center gap-2 text-tiny text-turmeric">
            <AiSparkIcon />
            {t('reviewFeed.draftSource')}
          </p>
          <p className="mt-2">{t('reviewFeed.draft')}</p>
          <p className="mt-3 flex flex-wrap gap-2 text-tiny font-semibold">
            <span className="rounded-[10px] bg-ink px-3 py-1.5 text-paper">
              {t('reviewFeed.approve')}
            </span>
            <span className="rounded-[10px] border border-line bg-paper px-3 py-1.5">
              {t('reviewFeed.edit')}
            </span>
          </p>
        </div>
      </Review>
      <div className="@lg:grid @lg:grid-cols-2 @lg:gap-6">
        <Review
          name={t('reviewFeed.second')}
          hue={3}
          source={t('reviewFeed.secondSource')}
          verdict={<Stars count={5} />}
          text={t('reviewFeed.secondText')}
        >
          <Chip hue={1}>{t('reviewFeed.secondGood')}</Chip>
        </Review>
        <Review
          name={t('reviewFeed.third')}
          hue={4}
          source={t('reviewFeed.thirdSource')}
          verdict={<b className="font-semibold text-jade">{t('reviewFeed.thirdVerdict')}</b>}
          text={t('reviewFeed.thirdText')}
        >
          <Chip hue={1}>{t('reviewFeed.thirdGood')}</Chip>
          <Chip hue={2}>{t('reviewFeed.thirdBad')}</Chip>
        </Review>
      </div>
    </Panel>
  );
}
