import type { Locale } from '@/i18n/locales';
import { SentenceHeading } from '../../../ui/sentence-heading';
import { hueOf } from '../../../ui/card-colour-by-id';
import { SampleNote } from '../../../ui/sample-note';
import type { PlatformMapModel } from './model';
import { Journey } from './message-journey';
import { Lines } from './connecting-lines';
import { Profile } from './customer-profile';

type PlatformMapProps = { model: PlatformMapModel; locale: Locale };

/**
 * A diagram of the whole platform: feedback comes in, four products share one customer profile, results go out. Below
 * it, the way of one message.
 */
export function PlatformMap({ model, locale }: PlatformMapProps) {
  return (
    <section data-ground="dark" className="section-space overflow-hidden bg-ink text-paper">
      <div className="page-width">
        <div className="grid gap-x-12 gap-y-4 desktop:grid-cols-[1.5fr_1fr] desktop:items-end">
          <SentenceHeading as="h2" lines={model.titleLines} className="type-h2" />
          {model.text ? <p className="text-lead text-muted-dark">{model.text}</p> : null}
        </div>
        <div className="mt-10 grid desktop:mt-16 desktop:grid-cols-[12rem_4.5rem_1fr_4.5rem_12rem]">
          <Side {...model.sources} />
          <Lines count={model.sources.items.length} direction="in" />
          <div className="grid gap-4">
            <Pillars pillars={model.pillars.slice(0, 2)} first={1} />
            <Profile {...model.profile} />
            <Pillars pillars={model.pillars.slice(2)} first={3} />
          </div>
          <Lines count={model.outputs.items.length} direction="out" />
          <Side {...model.outputs} />
        </div>
        <Journey products={model.pillars.map(({ title }) => title)} locale={locale} />
        <SampleNote shown={model.sample} className="mt-8 text-small text-muted-dark" />
      </div>
    </section>
  );
}

type SideProps = { title: string; items: string[] };

/** One side of the map; its entries have equal heights, so that the lines reach their middles. */
function Side({ title, items }: SideProps) {
  return (
    <div className="flex flex-col desktop:relative">
      <h3 className="font-semibold text-gold max-desktop:mb-3 desktop:absolute desktop:bottom-full desktop:mb-3">
        {title}
      </h3>
      <ul className="flex grow flex-wrap gap-2 desktop:grid desktop:auto-rows-fr desktop:gap-0">
        {items.map((item) => (
          <li key={item} className="flex items-center">
            <span className="w-full rounded-control border border-line-dark bg-ink-raised px-4 py-2.5 text-small leading-snug text-balance">
              {item}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

type PillarsProps = { pillars: PlatformMapModel['pillars']; first: number };

function Pillars({ pillars, first }: PillarsProps) {
  return (
    <ul className="grid gap-4 tablet:grid-cols-2">
      {pillars.map(({ title, text }, index) => (
        <li
          key={title}
          data-hue={hueOf(first + index)}
          data-ground="light"
          className="rounded-card bg-(--hue-soft) p-5 text-ink tablet:p-6"
        >
          <h3 className="type-h3 text-(--hue)">{title}</h3>
          <p className="mt-2 text-small">{text}</p>
        </li>
      ))}
    </ul>
  );
}
