import { Link } from '@/i18n/localized-link';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { backgroundAttributes } from '../../ui/section-background';
import type { RichTextModel } from './model';
import { TextPartView } from './text-part';

type RichTextProps = { model: RichTextModel; locale: Locale };

/** A long text, with a table of contents beside it on wide screens. */
export function RichText({ model, locale }: RichTextProps) {
  const { className, ...ground } = backgroundAttributes(model.ground);
  return (
    <section {...ground} className={`section-space ${className}`}>
      <div className="page-width grid gap-x-16 gap-y-10 desktop:grid-cols-[16rem_1fr]">
        {model.contents ? <Contents model={model} locale={locale} /> : null}
        <div className="min-w-0 max-w-[46rem] desktop:col-start-2">
          {model.parts.map((part, index) => (
            <TextPartView key={index} part={part} locale={locale} />
          ))}
        </div>
      </div>
    </section>
  );
}

function Contents({ model, locale }: RichTextProps) {
  const label = getT(locale, 'sections')('richText.contents');
  return (
    <nav
      aria-label={label}
      className="border-y border-(--theme-line) py-4 desktop:sticky desktop:top-[calc(var(--header-height)+40px)] desktop:self-start desktop:border-b-0 desktop:py-5"
    >
      <p className="text-small text-(--theme-muted)">{label}</p>
      <ol className="mt-1 text-small">
        {model.parts.map((part) =>
          part.kind === 'heading' && part.level === 2 ? (
            <li key={part.anchor}>
              <Link
                href={`#${part.anchor}`}
                className="flex min-h-11 items-center py-1.5 font-semibold decoration-(--theme-accent) decoration-2 underline-offset-4 hover:underline"
              >
                {part.text}
              </Link>
            </li>
          ) : null,
        )}
      </ol>
    </nav>
  );
}
