import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { Exhibit } from '../../pictures/mockups/mockup';
import { ButtonPair } from '../../ui/button-pair';
import { SentenceHeading } from '../../ui/sentence-heading';
import { hueOf } from '../../ui/card-colour-by-id';
import { SampleNote } from '../../ui/sample-note';
import type { UseCaseHeroModel } from './model';

type UseCaseHeroProps = { model: UseCaseHeroModel; locale: Locale };

/**
 * The customer's screen on a dark colour that reaches the left edge; on the right the outcome and three
 * facts.
 */
export function UseCaseHero({ model, locale }: UseCaseHeroProps) {
  return (
    <section
      data-hue={hueOf(model.hue)}
      className="relative overflow-hidden bg-warm pt-(--header-height)"
    >
      <div className="absolute bottom-0 left-0 hidden w-[45%] rounded-tr-stage bg-(--hue-stage) desktop:top-[calc(var(--header-height)+24px)] desktop:block" />
      <div className="page-width relative grid desktop:min-h-[620px] desktop:grid-cols-[44fr_56fr]">
        <div className="pt-[clamp(32px,5vw,72px)] pb-10 desktop:order-2 desktop:self-center desktop:py-[clamp(40px,5vw,80px)] desktop:pl-14">
          <p className="mb-4 font-semibold text-(--hue)">{model.kicker}</p>
          <SentenceHeading as="h1" lines={model.titleLines} className="type-h1" />
          <p className="mt-6 max-w-[36em] text-lead text-muted">{model.text}</p>
          <ButtonPair primary={model.primary} secondary={model.secondary} className="mt-7" />
          <Facts model={model} locale={locale} />
        </div>
        <div
          data-ground="dark"
          className="grid content-center gap-5 max-desktop:-mx-[clamp(20px,4vw,40px)] max-desktop:bg-(--hue-stage) max-desktop:px-[clamp(20px,4vw,40px)] max-desktop:py-10 desktop:pt-20 desktop:pr-14 desktop:pb-14"
        >
          {model.exhibits.map((exhibit) => (
            <Exhibit
              key={exhibit.from}
              model={exhibit}
              className="mx-auto w-full max-w-[26rem] even:max-w-[22rem]"
            />
          ))}
          <SampleNote shown={model.sample} className="text-center text-tiny text-paper" />
        </div>
      </div>
    </section>
  );
}

function Facts({ model, locale }: UseCaseHeroProps) {
  const t = getT(locale, 'sections');
  const facts = [
    [t('useCaseHero.channel'), model.facts.channel],
    [t('useCaseHero.setUp'), model.facts.setUp],
    [t('useCaseHero.runBy'), model.facts.runBy],
  ] as const;
  return (
    <dl className="mt-10 grid gap-x-6 border-t border-(--hue) tablet:grid-cols-3">
      {facts.map(([label, value]) => (
        <div
          key={label}
          className="py-3 max-tablet:not-first:border-t max-tablet:not-first:border-line tablet:pt-4"
        >
          <dt className="text-small text-muted">{label}</dt>
          <dd className="leading-snug font-semibold text-balance">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
