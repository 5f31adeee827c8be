import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { metrics } from '@/lib/names-of-customer-metrics';
import { SentenceHeading } from '../../ui/sentence-heading';
import { hueOf } from '../../ui/card-colour-by-id';
import { PhoneFold } from '../../ui/collapsed-on-phones';
import type { SurveyWordingModel } from './model';
import { Phone } from './survey-on-phone';

type SurveyWordingProps = { model: SurveyWordingModel; locale: Locale };

/**
 * The question on two phones, one per language, the second lower and on a phone collapsed; beside them advice on how to
 * ask it.
 */
export function SurveyWording({ model, locale }: SurveyWordingProps) {
  const t = getT(locale, 'sections');
  return (
    <section className="section-space bg-warm">
      <div
        data-hue={hueOf(metrics.indexOf(model.metric) + 1)}
        className="page-width grid gap-x-16 gap-y-12 desktop:grid-cols-[1.25fr_1fr]"
      >
        <div>
          <SentenceHeading as="h2" lines={model.titleLines} className="type-h2" />
          {model.text ? <p className="mt-5 text-muted">{model.text}</p> : null}
          <dl className="mt-8">
            {model.advice.map(({ label, text }) => (
              <div key={label} className="border-t border-line py-4">
                <dt className="font-semibold">{label}</dt>
                <dd className="mt-1 text-muted">{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div className="grid items-start gap-5 tablet:grid-cols-2 desktop:order-first">
          {model.wordings.map((wording) => {
            const phone = <Phone key={wording.locale} wording={wording} scale={model.scale} />;
            if (wording.locale === locale) return phone;
            return (
              <PhoneFold
                key={wording.locale}
                as="h3"
                title={t('surveyWording.inOtherLanguage')}
                className="tablet:mt-12"
              >
                {phone}
              </PhoneFold>
            );
          })}
        </div>
      </div>
    </section>
  );
}
