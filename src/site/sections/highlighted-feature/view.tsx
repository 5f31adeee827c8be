import type { Locale } from '@/i18n/locales';
import { Picture } from '../../pictures/picture-registry';
import { SentenceHeading } from '../../ui/sentence-heading';
import type { FeatureStageModel } from './model';

type FeatureStageProps = { model: FeatureStageModel; locale: Locale };

/** One feature in depth, on a dark background with a gold border. */
export function FeatureStage({ model, locale }: FeatureStageProps) {
  return (
    <section className="py-[clamp(48px,7vw,96px)]">
      <div className="page-width">
        <div
          data-ground="dark"
          className="relative isolate overflow-hidden rounded-card bg-ink px-6 py-12 text-paper tablet:rounded-stage tablet:p-14 desktop:p-20"
        >
          <div className="absolute inset-0 -z-10 stage-glow [--glow:88%_0%]" />
          <div className="absolute inset-2 -z-10 rounded-[14px] border border-gold/50 tablet:inset-3 tablet:rounded-[24px]" />
          <div className="grid gap-x-16 gap-y-10 desktop:grid-cols-[1fr_1.1fr] desktop:items-center">
            <div>
              <SentenceHeading as="h2" lines={model.titleLines} className="type-h2" />
              <p className="mt-5 max-w-[36em] text-lead text-muted-dark">{model.text}</p>
            </div>
            <div data-ground="light" className="text-ink">
              <Picture name={model.picture} locale={locale} />
            </div>
          </div>
          <ul className="mt-12 grid gap-x-10 gap-y-8 tablet:grid-cols-3 desktop:mt-16">
            {model.points.map((point) => (
              <li key={point.title} className="border-t border-gold/50 pt-4">
                <h3 className="font-semibold text-gold">{point.title}</h3>
                <p className="mt-2 text-muted-dark">{point.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
