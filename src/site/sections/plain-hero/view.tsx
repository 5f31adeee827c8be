import type { Locale } from '@/i18n/locales';
import { Picture } from '../../pictures/picture-registry';
import { Badge } from '../../ui/badge';
import { ButtonLink } from '../../ui/button-link';
import { SentenceHeading, isWide } from '../../ui/sentence-heading';
import { backgroundAttributes } from '../../ui/section-background';
import type { PlainHeroModel } from './model';

type PlainHeroProps = { model: PlainHeroModel; locale: Locale };

/**
 * A page header: the title, and beside it an explanation at a red line. The explanation is below a title that is too
 * long for that. With a picture, the picture is beside both.
 */
export function PlainHero({ model, locale }: PlainHeroProps) {
  const { className, ...ground } = backgroundAttributes(model.ground);
  const wide = model.picture === null && isWide(model.titleLines);
  const columns = model.picture
    ? 'desktop:grid-cols-[1.25fr_1fr] desktop:items-center'
    : 'desktop:grid-cols-[1.8fr_1fr] desktop:items-end';
  return (
    <section
      {...ground}
      className={`pt-[calc(var(--header-height)+clamp(40px,6vw,88px))] pb-[clamp(48px,6vw,88px)] ${className}`}
    >
      <div className={`page-width grid gap-x-16 gap-y-8 ${wide ? '' : columns}`}>
        <div>
          {model.kicker ? (
            <p className="mb-4 font-semibold text-(--theme-accent)">{model.kicker}</p>
          ) : null}
          <SentenceHeading
            as="h1"
            lines={model.titleLines}
            className={model.picture || wide ? 'type-h1' : 'type-display'}
          />
          {model.picture ? <Reason model={model} className="mt-8" /> : null}
        </div>
        {model.picture ? (
          <Picture name={model.picture} locale={locale} />
        ) : (
          <Reason model={model} className="desktop:pb-2" />
        )}
      </div>
    </section>
  );
}

type ReasonProps = { model: PlainHeroModel; className: string };

function Reason({ model, className }: ReasonProps) {
  return (
    <div className={`border-l-2 border-(--theme-accent) pl-6 ${className}`}>
      <p className="max-w-[34em] text-lead text-(--theme-muted)">{model.text}</p>
      {model.note ? <Badge text={model.note} tone="soon" className="mt-5" /> : null}
      {model.primary ? <ButtonLink {...model.primary} className="mt-6" /> : null}
    </div>
  );
}
