import type { Locale } from '@/i18n/locales';
import { Picture } from '../../pictures/picture-registry';
import { ButtonPair } from '../../ui/button-pair';
import { SentenceHeading, isWide } from '../../ui/sentence-heading';
import { NoteWithDot } from '../../ui/note-with-dot';
import type { HeroModel } from './model';

type HeroProps = { model: HeroModel; locale: Locale };

/**
 * A page header: title on the left, text and button on the right, aligned at the bottom; a title too long for that is
 * above both. A product picture below.
 */
export function Hero({ model, locale }: HeroProps) {
  const wide = isWide(model.titleLines);
  return (
    <section className="bg-warm pt-[calc(var(--header-height)+clamp(40px,6vw,88px))] pb-10">
      <div className="page-width">
        <div
          className={`grid gap-x-12 gap-y-6 desktop:items-end ${
            wide ? 'desktop:grid-cols-[1fr_1fr]' : 'desktop:grid-cols-[1.9fr_1fr]'
          }`}
        >
          <SentenceHeading
            as="h1"
            lines={model.titleLines}
            className={wide ? 'type-h1 desktop:col-span-2' : 'type-display'}
          />
          <div className={wide ? 'contents' : 'grid gap-y-6 desktop:pb-2'}>
            <p className="max-w-[34em] text-lead text-muted">{model.text}</p>
            {/* The height of the note is reserved: on desktops it would move the buttons up when it is parsed late. */}
            <div className={model.note ? 'desktop:min-h-[86px]' : undefined}>
              <ButtonPair primary={model.primary} secondary={model.secondary} />
              {model.note ? <NoteWithDot text={model.note} className="mt-4 text-jade" /> : null}
            </div>
          </div>
        </div>
        <div className="-mx-2.5 mt-[clamp(32px,5vw,64px)] tablet:mx-0">
          <Picture name={model.picture} locale={locale} />
        </div>
      </div>
    </section>
  );
}
