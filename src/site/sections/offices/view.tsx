import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { telHref } from '@/lib/tel-href';
import { Claim } from '../../ui/claim';
import { hueOf } from '../../ui/hue';
import { Icon } from '../../ui/icon';
import { TextLink } from '../../ui/text-link';
import type { OfficesModel } from './model';

type OfficesProps = { model: OfficesModel; locale: Locale };

/** Where to find people: the main office wide, the others beside it, and two ways to reach them all. */
export function Offices({ model, locale }: OfficesProps) {
  const t = getT(locale, 'sections');
  const newTab = getT(locale, 'ui')('newTab');
  return (
    <section className="section-space">
      <div className="page-width">
        <div className="grid gap-x-12 gap-y-4 desktop:grid-cols-[1.6fr_1fr] desktop:items-end">
          <Claim as="h2" lines={model.titleLines} className="type-h2" />
          <div>
            {model.text ? <p className="text-lead text-muted">{model.text}</p> : null}
            <p className="mt-1 flex flex-wrap gap-x-8">
              <TextLink href={`mailto:${model.email}`} text={model.email} />
              <TextLink href={telHref(model.phone)} text={model.phone} />
            </p>
          </div>
        </div>
        <ul className="mt-10 grid gap-4 tablet:grid-cols-2 tablet:gap-5 desktop:mt-14 desktop:grid-cols-[1.5fr_1fr_1fr]">
          {model.offices.map((office, index) => (
            <li
              key={office.name}
              data-hue={hueOf(index + 1)}
              data-ground="light"
              className={`card-space flex min-h-56 flex-col rounded-card bg-(--hue-soft) text-ink ${
                index === 0 ? 'tablet:col-span-2 desktop:col-span-1' : ''
              }`}
            >
              <Icon name="map-pin" className="size-7 text-(--hue)" />
              <h3 className="type-h3 mt-auto pt-8">{office.name}</h3>
              <p className="mt-2 max-w-[24em]">{office.address}</p>
              {office.mapUrl ? (
                <TextLink
                  href={office.mapUrl}
                  text={t('offices.map')}
                  newTab={`${office.name}, ${newTab}`}
                  className="mt-2 self-start"
                />
              ) : null}
            </li>
          ))}
        </ul>
        {model.sampleNote ? <p className="mt-5 text-small text-muted">{model.sampleNote}</p> : null}
      </div>
    </section>
  );
}
