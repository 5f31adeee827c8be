import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { SectionHead } from '../../ui/section-header';
import { Icon } from '../../ui/icon';
import type { HaveListModel } from './model';

type HaveListProps = { model: HaveListModel; locale: Locale };

/** A list of available items on a green panel and of missing ones on a dashed panel, both equally prominent. */
export function HaveList({ model, locale }: HaveListProps) {
  const t = getT(locale, 'sections');
  return (
    <section className="section-space">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <div className="mt-10 grid gap-4 tablet:gap-5 desktop:mt-14 desktop:grid-cols-[1.35fr_1fr]">
          <div data-hue="1" className="card-space rounded-card bg-(--hue-soft) desktop:p-10">
            <h3 className="type-h3 text-(--hue)">{t('haveList.have')}</h3>
            <List things={model.have} columns="tablet:grid-cols-2" mark="check" />
          </div>
          <div className="card-space rounded-card border-2 border-dashed border-line-control desktop:p-10">
            <h3 className="type-h3">{t('haveList.lack')}</h3>
            <List
              things={model.lack}
              columns="tablet:grid-cols-2 desktop:grid-cols-1"
              mark="open"
            />
          </div>
        </div>
      </div>
    </section>
  );
}

type ListProps = { things: HaveListModel['have']; columns: string; mark: 'check' | 'open' };

function List({ things, columns, mark }: ListProps) {
  return (
    <ul className={`mt-6 grid gap-x-10 gap-y-7 ${columns}`}>
      {things.map((thing) => (
        <li key={thing.title} className="grid grid-cols-[1.5rem_1fr] gap-x-3">
          {mark === 'check' ? (
            <Icon name="check" className="mt-0.5 size-5 text-(--hue)" />
          ) : (
            <span
              aria-hidden="true"
              className="mt-1 size-4 rounded-full border-2 border-dashed border-line-control"
            />
          )}
          <div>
            <h4 className="font-semibold">{thing.title}</h4>
            <p className="mt-1 text-small">{thing.text}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
