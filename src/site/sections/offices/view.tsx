import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { telHref } from '@/lib/tel-href';
import { SentenceHeading } from '../../ui/sentence-heading';
import { SampleNote } from '../../ui/sample-note';
import { TextLink } from '../../ui/text-link';
import type { OfficesModel } from './model';

type OfficesProps = { model: OfficesModel; locale: Locale };

/** The addresses of the company: the main office large, the others beside it. */
export function Offices({ model, locale }: OfficesProps) {
  const t = getT(locale, 'sections');
  const newTab = getT(locale, 'ui')('newTab');
  return (
    <section className="section-space bg-warm">
      <div className="page-width">
        <div className="grid gap-x-12 gap-y-4 desktop:grid-cols-[1.6fr_1fr] desktop:items-end">
          <SentenceHeading as="h2" lines={model.titleLines} className="type-h2" />
          <div>
            {model.text ? <p className="text-lead text-muted">{model.text}</p> : null}
            <p className="mt-1 flex flex-wrap gap-x-8">
              <TextLink href={`mailto:${model.email}`} text={model.email} />
              <TextLink href={telHref(model.phone)} text={model.phone} />
            </p>
          </div>
        </div>
        <ul className="mt-10 grid gap-y-8 border-t-2 border-ink pt-6 tablet:grid-cols-2 tablet:gap-x-10 desktop:mt-14 desktop:grid-cols-[1.5fr_1fr_1fr] desktop:pt-8">
          {model.offices.map((office, index) => (
            <li
              key={office.name}
              className={
                index === 0
                  ? 'tablet:col-span-2 desktop:col-span-1'
                  : 'desktop:border-l desktop:border-line desktop:pl-10'
              }
            >
              <h3 className={index === 0 ? 'type-h2' : 'type-h3'}>{office.name}</h3>
              <p className="mt-3 max-w-[26em]">{office.address}</p>
              <TextLink
                href={office.mapUrl}
                text={t('offices.map')}
                newTab={`${office.name}, ${newTab}`}
                className="mt-2"
              />
            </li>
          ))}
        </ul>
        <SampleNote shown={model.sample} className="mt-5 text-small text-muted" />
      </div>
    </section>
  );
}
