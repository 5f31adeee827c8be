import { Link } from '@/i18n/localized-link';
import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { hueOf } from '../../../ui/card-colour-by-id';
import { Icon } from '../../../ui/icon';
import { SectionHead } from '../../../ui/section-header';
import type { ComparisonListModel } from './model';

type ComparisonListProps = { model: ComparisonListModel; locale: Locale };

/** All comparisons: the kind of tool on the left, its products as links. */
export function ComparisonList({ model, locale }: ComparisonListProps) {
  const t = getT(locale, 'comparisons');
  return (
    <section className="section-space">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <div className="mt-10 border-b border-ink desktop:mt-14">
          {model.groups.map(({ kind, comparisons }, index) => (
            <section
              key={kind ?? 'other'}
              data-hue={hueOf(index + 1)}
              className="grid gap-x-8 border-t border-ink pt-5 desktop:grid-cols-[1fr_3fr]"
            >
              <h3 className="flex items-baseline gap-3 font-semibold max-desktop:pb-1 desktop:pt-6">
                <span aria-hidden="true" className="size-3 shrink-0 rounded-full bg-(--hue)" />
                {t(`kinds.${kind ?? 'other'}`)}
              </h3>
              <ul>
                {comparisons.map((comparison) => (
                  <li
                    key={comparison.id}
                    className="group/row relative grid grid-cols-[1fr_auto] items-baseline gap-x-6 gap-y-1 border-line py-5 not-first:border-t tablet:grid-cols-[13rem_1fr_auto]"
                  >
                    <h4 className="type-h3">
                      <Link
                        href={comparison.href}
                        aria-label={t('versus', { competitor: comparison.competitor })}
                        className="decoration-(--theme-accent) decoration-2 underline-offset-4 outline-none group-hover/row:underline before:absolute before:inset-0 before:z-10 before:rounded-control before:content-[''] focus-visible:before:outline-3 focus-visible:before:outline-(--theme-focus)"
                      >
                        {comparison.competitor}
                      </Link>
                    </h4>
                    {comparison.summary ? (
                      <p className="max-w-[36em] text-muted max-tablet:col-start-1 max-tablet:row-start-2">
                        {comparison.summary}
                      </p>
                    ) : null}
                    <Icon
                      name="arrow-right"
                      className="size-6 self-center text-(--hue) transition-transform duration-150 group-hover/row:translate-x-1 max-tablet:col-start-2 max-tablet:row-start-1"
                    />
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
