import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { Chapter, Specimen } from './gallery-chapter';

type ScaleChapterProps = { locale: Locale };

const headings = ['type-display', 'type-h1', 'type-h2', 'type-h3'] as const;
const texts = ['text-lead', 'text-body', 'text-small', 'text-tiny'] as const;
/** Steps of the 4-px spacing grid, each drawn at its real size. */
const steps = [4, 8, 12, 16, 24, 32, 48, 64, 96, 128] as const;
const radii = { control: 'rounded-control', card: 'rounded-card', stage: 'rounded-stage' };
const shadows = { float: 'shadow-float' };
const durations = ['motion-quick', 'motion', 'motion-slow', 'motion-toast-exit'] as const;

export function ScaleChapter({ locale }: ScaleChapterProps) {
  const t = getT(locale, 'gallery');
  return (
    <Chapter id="scales" title={t('chapter.scales')}>
      <div className="page-width grid gap-10 pb-16">
        {headings.map((style) => (
          <Specimen key={style} name={style}>
            <p className={`${style} text-balance`}>{t('type.display')}</p>
          </Specimen>
        ))}
        <div className="grid grid-cols-1 gap-8 tablet:grid-cols-2">
          {texts.map((style) => (
            <Specimen key={style} name={style}>
              <p className={style}>{t('type.body')}</p>
            </Specimen>
          ))}
        </div>
        <div className="grid grid-cols-1 gap-1">
          {steps.map((step) => (
            <div key={step} className="flex items-center gap-4 text-tiny tabular-nums">
              <span className="w-8 text-right text-muted">{step}</span>
              <svg width={step} height="16" aria-hidden="true" className="bg-gold" />
            </div>
          ))}
        </div>
        <div className="grid grid-cols-1 gap-8 tablet:grid-cols-4">
          {Object.entries(radii).map(([radius, corners]) => (
            <Specimen key={radius} name={radius}>
              <div className={`h-24 border border-line-control bg-warm ${corners}`} />
            </Specimen>
          ))}
          {Object.entries(shadows).map(([shadow, look]) => (
            <Specimen key={shadow} name={shadow}>
              <div className={`h-24 rounded-card bg-paper ${look}`} />
            </Specimen>
          ))}
        </div>
        <div className="grid grid-cols-1 gap-8 tablet:grid-cols-4">
          {durations.map((duration) => (
            <Specimen key={duration} name={duration}>
              <div data-motion={duration} className="rounded-control bg-warm p-2">
                <div className="size-10 rounded-control bg-son" />
              </div>
            </Specimen>
          ))}
        </div>
      </div>
    </Chapter>
  );
}
