import { Exhibit } from '../../pictures/mockups/mockup';
import { ButtonPair } from '../../ui/button-pair';
import { SentenceHeading, isWide } from '../../ui/sentence-heading';
import { hueOf } from '../../ui/card-colour-by-id';
import { NoteWithDot } from '../../ui/note-with-dot';
import { SampleNote } from '../../ui/sample-note';
import type { IndustryHeroModel } from './model';

type IndustryHeroProps = { model: IndustryHeroModel };

/** A full-width header with a dark background: the title, and below it a customer's statement with its result. */
export function IndustryHero({ model }: IndustryHeroProps) {
  const wide = isWide(model.titleLines);
  return (
    <section
      data-ground="dark"
      className="relative isolate overflow-hidden bg-ink pt-[calc(var(--header-height)+clamp(32px,5vw,72px))] pb-[clamp(40px,5vw,80px)] text-paper"
    >
      <div className="absolute inset-0 -z-10 stage-glow [--glow:100%_100%]" />
      <div className="page-width">
        <div
          className={`grid gap-x-16 gap-y-6 desktop:items-end ${
            wide ? 'desktop:grid-cols-[1fr_1fr]' : 'desktop:grid-cols-[1.55fr_1fr]'
          }`}
        >
          <div className={wide ? 'desktop:col-span-2' : ''}>
            <p className="mb-4 font-semibold text-gold">{model.kicker}</p>
            <SentenceHeading as="h1" lines={model.titleLines} className="type-h1" />
          </div>
          <div className={wide ? 'contents' : 'grid gap-y-6'}>
            <p className="max-w-[34em] text-lead text-muted-dark">{model.text}</p>
            <div>
              <ButtonPair primary={model.primary} secondary={model.secondary} dark />
              {model.note ? (
                <NoteWithDot text={model.note} className="mt-4 text-muted-dark" />
              ) : null}
            </div>
          </div>
        </div>
        <Moment model={model} />
      </div>
    </section>
  );
}

function Moment({ model }: IndustryHeroProps) {
  const pair = model.exhibits.length > 1;
  return (
    <div
      data-hue={hueOf(model.hue)}
      className="mt-[clamp(36px,5vw,72px)] grid gap-x-12 gap-y-8 border-t border-gold/50 pt-8 desktop:grid-cols-[1fr_1.6fr] desktop:pt-12"
    >
      <figure>
        <blockquote className="text-[calc(var(--text-h3)*1.25)] leading-[1.3] font-semibold text-balance text-gold">
          “{model.moment.quote}”
        </blockquote>
        <figcaption className="mt-4 text-small text-muted-dark">
          {model.moment.by}
          <SampleNote shown={model.sample} as="span" className="block" />
        </figcaption>
      </figure>
      <div className={`grid items-start gap-5 ${pair ? 'tablet:grid-cols-2' : ''}`}>
        {model.exhibits.map((exhibit, index) => (
          <Exhibit
            key={exhibit.from}
            model={exhibit}
            className={pair && index === 1 ? 'tablet:mt-10' : ''}
          />
        ))}
      </div>
    </div>
  );
}
