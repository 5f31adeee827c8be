import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { Chapter, Specimen } from './specimen';

type ScaleChapterProps = { locale: Locale };

const headings = ['type-display', 'type-h1', 'type-h2', 'type-h3'] as const;
const texts = ['text-lead', 'text-body', 'text-small', 'text-tiny'] as const;
/** Steps of the 4-px grid that the pages use. */
const steps = [4, 8, 12, 16, 24, 32, 48, 64, 96, 128] as const;
const radii = ['control', 'card', 'stage'] as const;
const shadows = ['float'] as const;
const durations = ['--motion-quick', '--motion', '--motion-slow', '--motion-toast-exit'] as const;

/** Type, room, corners, shadows and durations. */
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
              <p style={{ fontSize: `var(--${style})` }}>{t('type.body')}</p>
            </Specimen>
          ))}
        </div>
        <div className="grid grid-cols-1 gap-1">
          {steps.map((step) => (
            <div key={step} className="flex items-center gap-4 text-tiny tabular-nums">
              <span className="w-8 text-right text-muted">{step}</span>
              <span className="h-4 rounded-[2px] bg-gold" style={{ width: step * 2 }} />
            </div>
          ))}
        </div>
        <div className="grid grid-cols-1 gap-8 tablet:grid-cols-4">
          {radii.map((radius) => (
            <Specimen key={radius} name={radius}>
              <div
                className="h-24 border border-line-control bg-warm"
                style={{ borderRadius: `var(--radius-${radius})` }}
              />
            </Specimen>
          ))}
          {shadows.map((shadow) => (
            <Specimen key={shadow} name={shadow}>
              <div
                className="h-24 rounded-card bg-paper"
                style={{ boxShadow: `var(--shadow-${shadow})` }}
              />
            </Specimen>
          ))}
        </div>
        <div className="grid grid-cols-1 gap-8 tablet:grid-cols-4">
          {durations.map((duration) => (
            <Specimen key={duration} name={duration.slice(2)}>
              <div className="group/motion rounded-control bg-warm p-2">
                <div
                  className="size-10 rounded-control bg-son ease-quiet transition-transform group-hover/motion:translate-x-24"
                  style={{ transitionDuration: `var(${duration})` }}
                />
              </div>
            </Specimen>
          ))}
        </div>
      </div>
    </Chapter>
  );
}
