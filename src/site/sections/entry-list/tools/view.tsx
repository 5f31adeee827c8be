import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { Badge } from '../../../ui/badge';
import { hueOf } from '../../../ui/card-colour-by-id';
import { SectionHead } from '../../../ui/section-header';
import { TextLink } from '../../../ui/text-link';
import type { ToolListModel } from './model';

type ToolListProps = { model: ToolListModel; locale: Locale };

export function ToolList({ model, locale }: ToolListProps) {
  const t = getT(locale, 'library');
  if (model.tools.length === 0) return null;
  return (
    <section className="section-space bg-warm">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <ul className="mt-10 grid overflow-hidden rounded-card border border-line bg-paper tablet:grid-cols-2">
          {model.tools.map(({ id, title, summary, link }, index) => (
            <li
              key={id}
              data-hue={hueOf(index + 1)}
              className="flex flex-col items-start border-line p-6 not-first:border-t tablet:p-8 tablet:even:border-l tablet:nth-2:border-t-0"
            >
              <h3 className="type-h3 text-(--hue)">{title}</h3>
              {summary ? <p className="mt-2 max-w-[36em] text-muted">{summary}</p> : null}
              <div className="mt-auto pt-4">
                {link ? <TextLink {...link} arrow /> : <Badge text={t('comingSoon')} tone="soon" />}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
