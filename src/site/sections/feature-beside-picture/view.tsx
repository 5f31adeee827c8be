import type { Locale } from '@/i18n/locales';
import { Picture } from '../../pictures/picture-registry';
import { SentenceHeading } from '../../ui/sentence-heading';
import { hueOf } from '../../ui/card-colour-by-id';
import { Icon } from '../../ui/icon';
import { TextLink } from '../../ui/text-link';
import type { SplitFeatureModel } from './model';

type SplitFeatureProps = { model: SplitFeatureModel; locale: Locale };

/** One feature beside its picture, on a soft flat colour that the editor chooses. */
export function SplitFeature({ model, locale }: SplitFeatureProps) {
  const left = model.side === 'left';
  return (
    <section className="py-[clamp(24px,3.5vw,48px)]">
      <div className="page-width">
        <div
          data-hue={hueOf(model.hue)}
          data-ground="light"
          className={`grid gap-x-14 gap-y-10 overflow-hidden rounded-card bg-(--hue-soft) p-6 text-ink tablet:rounded-stage tablet:p-12 desktop:items-center desktop:p-16 ${
            left ? 'desktop:grid-cols-[1.15fr_1fr]' : 'desktop:grid-cols-[1fr_1.15fr]'
          }`}
        >
          <div className={left ? 'desktop:order-2' : ''}>
            <SentenceHeading as="h2" lines={model.titleLines} className="type-h2" />
            <p className="mt-5 max-w-[36em] text-lead">{model.text}</p>
            {model.points.length > 0 ? (
              <ul className="mt-6 grid gap-3">
                {model.points.map((point) => (
                  <li key={point} className="flex gap-3">
                    <Icon name="check" className="mt-0.5 size-5 text-(--hue)" />
                    {point}
                  </li>
                ))}
              </ul>
            ) : null}
            {model.link ? <TextLink {...model.link} arrow className="mt-5" /> : null}
          </div>
          <div className="min-w-0 has-[[data-flush]]:-mb-6 tablet:has-[[data-flush]]:-mb-12 desktop:has-[[data-flush]]:-mb-16 desktop:has-[[data-flush]]:self-end">
            <Picture name={model.picture} locale={locale} />
          </div>
        </div>
      </div>
    </section>
  );
}
