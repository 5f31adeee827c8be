import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { Figure } from './drawing-components/picture-frame';

type TopicBarsProps = { locale: Locale };

/** A bar chart of the topics that customers mention, with the customers' own words below each. */
export function TopicBars({ locale }: TopicBarsProps) {
  const t = getT(locale, 'pictures');
  const rows = [
    [t('topicBars.first'), t('topicBars.firstCount'), t('topicBars.firstVariants'), 'w-full'],
    [t('topicBars.second'), t('topicBars.secondCount'), t('topicBars.secondVariants'), 'w-[60%]'],
    [t('topicBars.third'), t('topicBars.thirdCount'), t('topicBars.thirdVariants'), 'w-[31%]'],
  ] as const;
  return (
    <Figure alt={t('topicBars.alt')} className="rounded-[14px] bg-paper p-5">
      <p className="mb-4 text-small text-muted">{t('topicBars.title')}</p>
      <div className="grid gap-4">
        {rows.map(([topic, count, variants, bar]) => (
          <div key={topic}>
            <div className="flex justify-between gap-3 text-small font-semibold">
              <span>{topic}</span>
              <span className="tabular-nums">{count}</span>
            </div>
            <div className="mt-1.5 h-2.5 rounded-full bg-turmeric-soft">
              <div className={`drawn h-2.5 rounded-full bg-turmeric ${bar}`} />
            </div>
            <p className="mt-1.5 text-tiny text-muted">{variants}</p>
          </div>
        ))}
      </div>
    </Figure>
  );
}
