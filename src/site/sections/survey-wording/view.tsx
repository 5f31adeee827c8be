import { metrics } from '@/lib/names-of-customer-metrics';
import { SentenceHeading } from '../../ui/sentence-heading';
import { hueOf } from '../../ui/card-colour-by-id';
import type { SurveyWordingModel } from './model';
import { Phone } from './survey-on-phone';

type SurveyWordingProps = { model: SurveyWordingModel };

/** The question on two phones, one per language, the second lower; beside them advice on how to ask it. */
export function SurveyWording({ model }: SurveyWordingProps) {
  return (
    <section className="section-space bg-warm">
      <div
        data-hue={hueOf(metrics.indexOf(model.metric) + 1)}
        className="page-width grid gap-x-16 gap-y-12 desktop:grid-cols-[1.25fr_1fr]"
      >
        <div className="grid items-start gap-5 tablet:grid-cols-2 desktop:order-none">
          {model.wordings.map((wording, index) => (
            <Phone
              key={wording.locale}
              wording={wording}
              scale={model.scale}
              className={index === 1 ? 'tablet:mt-12' : ''}
            />
          ))}
        </div>
        <div className="order-first desktop:order-none">
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
      </div>
    </section>
  );
}
