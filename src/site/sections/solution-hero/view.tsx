import type { Locale } from '@/i18n/locales';
import { Picture } from '../../pictures/picture-registry';
import { ButtonPair } from '../../ui/button-pair';
import { SentenceHeading } from '../../ui/sentence-heading';
import { hueOf } from '../../ui/card-colour-by-id';
import { NoteWithDot } from '../../ui/note-with-dot';
import type { SolutionHeroModel } from './model';

type SolutionHeroProps = { model: SolutionHeroModel; locale: Locale };

/** Title and button on paper; beside them a product picture on a colour that reaches the right edge. */
export function SolutionHero({ model, locale }: SolutionHeroProps) {
  return (
    <section
      data-hue={hueOf(model.hue)}
      className="relative overflow-hidden pt-(--header-height) desktop:min-h-[680px]"
    >
      <div className="absolute inset-y-0 right-0 left-[46%] hidden bg-(--hue-soft) desktop:block" />
      <div className="page-width relative grid desktop:min-h-[612px] desktop:grid-cols-[46fr_54fr] desktop:items-center">
        <div className="py-[clamp(40px,6vw,80px)] desktop:pr-12">
          {model.kicker ? <p className="mb-4 font-semibold text-(--hue)">{model.kicker}</p> : null}
          <SentenceHeading as="h1" lines={model.titleLines} className="type-h1 desktop:text-h2" />
          <p className="mt-6 max-w-[34em] text-lead text-muted">{model.text}</p>
          <ButtonPair primary={model.primary} secondary={model.secondary} className="mt-8" />
          {model.note ? <NoteWithDot text={model.note} className="mt-4 text-jade" /> : null}
        </div>
        <div className="max-desktop:-mx-[clamp(20px,4vw,40px)] max-desktop:bg-(--hue-soft) max-desktop:px-[clamp(20px,4vw,40px)] max-desktop:py-10 desktop:py-16 desktop:pl-12">
          <div className="mx-auto max-w-[640px]">
            {model.caption ? (
              <p className="mb-4 text-small text-balance text-(--hue)">{model.caption}</p>
            ) : null}
            <Picture name={model.picture} locale={locale} />
          </div>
        </div>
      </div>
    </section>
  );
}
