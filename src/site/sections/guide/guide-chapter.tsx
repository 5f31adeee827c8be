import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { hueOf } from '../../ui/card-colour-by-id';
import { FoldTitle, PhoneFold } from '../../ui/collapsed-on-phones';
import { TextLink } from '../../ui/text-link';
import type { GuideChapter } from './model';

type ChapterProps = { chapter: GuideChapter; number: number; locale: Locale };

/** One chapter of the guide: its text, what to do, and the result; on phones most of it is collapsed. */
export function Chapter({ chapter, number, locale }: ChapterProps) {
  const t = getT(locale, 'sections');
  return (
    <section
      id={chapter.id}
      aria-labelledby={`${chapter.id}-title`}
      data-hue={hueOf(number)}
      className="scroll-mt-[calc(var(--header-height)+72px)] border-t border-line pt-8 desktop:scroll-mt-[calc(var(--header-height)+32px)] desktop:pt-12"
    >
      <p className="text-small font-semibold text-(--hue) tabular-nums">
        {t('guide.part', { number })}
      </p>
      <h2 id={`${chapter.id}-title`} className="type-h2 mt-2">
        {chapter.title}
      </h2>
      <div className="mt-6 grid items-start gap-x-10 gap-y-8 desktop:grid-cols-[1.15fr_1fr]">
        <div className="grid max-w-[65ch] gap-4">
          <p>{chapter.paragraphs[0]}</p>
          {chapter.paragraphs.length > 1 ? (
            <PhoneFold as="h3" title={t('guide.more')}>
              <div className="grid gap-4">
                {chapter.paragraphs.slice(1).map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </PhoneFold>
          ) : null}
          {chapter.link ? (
            <p>
              <TextLink {...chapter.link} arrow />
            </p>
          ) : null}
        </div>
        <div className="rounded-card bg-(--hue-soft) px-5 py-3 tablet:p-7">
          <FoldTitle>
            <h3 className="font-semibold text-(--hue)">{t('guide.exercise')}</h3>
          </FoldTitle>
          <PhoneFold as="h3" title={t('guide.exercise')}>
            <ol className="mt-3 grid gap-3">
              {chapter.actions.map((action, index) => (
                <li key={action} className="grid grid-cols-[1.5rem_1fr] gap-x-2">
                  <span aria-hidden="true" className="font-semibold text-(--hue) tabular-nums">
                    {index + 1}
                  </span>
                  <span>{action}</span>
                </li>
              ))}
            </ol>
          </PhoneFold>
          <p className="mt-3 border-t border-(--hue)/35 pt-3 tablet:mt-5 tablet:pt-4 text-small">
            <span className="font-semibold">{t('guide.outcome')} </span>
            {chapter.outcome}
          </p>
        </div>
      </div>
    </section>
  );
}
