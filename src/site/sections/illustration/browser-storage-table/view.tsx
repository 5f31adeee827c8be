import { withNoBreaks } from '@/lib/non-breaking-spaces';
import { hueOf } from '../../../ui/card-colour-by-id';
import { SectionHead } from '../../../ui/section-header';
import type { StorageMapModel } from './model';

type StorageMapProps = { model: StorageMapModel };
type Group = StorageMapModel['groups'][number];
type Entry = Group['entries'][number];

/**
 * A table of everything that the site may store in a browser, by who is affected; a bar shows how long each item is
 * stored.
 */
export function StorageMap({ model }: StorageMapProps) {
  return (
    <section className="section-space">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <Scale periods={model.scale} />
        <div className="mt-6 grid gap-4">
          {model.groups.map((group) => (
            <GroupCard key={group.title} group={group} periods={model.scale.length} />
          ))}
        </div>
        {model.note ? (
          <p className="mt-6 max-w-[65ch] border-l-2 border-son pl-5 text-pretty">{model.note}</p>
        ) : null}
      </div>
    </section>
  );
}

function Scale({ periods }: { periods: string[] }) {
  return (
    <ol className="mt-8 grid gap-x-6 gap-y-3 text-small tablet:grid-cols-3 desktop:mt-12 desktop:grid-cols-5">
      {periods.map((period, index) => (
        <li
          key={period}
          className="grid grid-cols-[5.5rem_1fr] items-center gap-x-4 gap-y-2 tablet:grid-cols-1 tablet:content-start"
        >
          <Bar length={index + 1} of={periods.length} />
          {period}
        </li>
      ))}
    </ol>
  );
}

function Bar({ length, of }: { length: number; of: number }) {
  return (
    <span aria-hidden="true" className="flex gap-1">
      {Array.from({ length: of }, (_, index) => (
        <span
          key={index}
          className={`h-2 flex-1 rounded-full ${index < length ? 'bg-(--hue)' : 'bg-silk'}`}
        />
      ))}
    </span>
  );
}

function GroupCard({ group, periods }: { group: Group; periods: number }) {
  const empty = group.count === 0;
  return (
    <section
      data-hue={hueOf(group.hue)}
      data-ground={empty ? 'dark' : undefined}
      className={`grid gap-x-12 gap-y-6 rounded-card p-5 tablet:rounded-stage tablet:p-9 desktop:grid-cols-[1fr_2.7fr] ${
        empty ? 'bg-ink text-paper desktop:items-center' : 'bg-(--hue-soft)'
      }`}
    >
      <div
        className={
          empty ? 'contents' : 'grid grid-cols-[auto_1fr] content-start gap-x-5 desktop:grid-cols-1'
        }
      >
        <p
          aria-hidden="true"
          className={`type-display leading-none! tabular-nums ${empty ? 'text-gold' : 'text-(--hue)'}`}
        >
          {group.count}
        </p>
        <div
          className={
            empty
              ? 'desktop:grid desktop:grid-cols-2 desktop:items-baseline desktop:gap-x-10'
              : 'desktop:mt-5'
          }
        >
          <h3 className="type-h3 text-balance">{withNoBreaks(group.title)}</h3>
          <p className="mt-2 max-w-[38em] text-small text-(--theme-muted)">{group.text}</p>
        </div>
      </div>
      {empty ? null : (
        <ul className="self-start rounded-card desktop:self-center bg-paper px-5 tablet:px-7">
          {group.entries.map((entry) => (
            <EntryRow key={entry.names.join()} entry={entry} periods={periods} />
          ))}
        </ul>
      )}
    </section>
  );
}

function EntryRow({ entry, periods }: { entry: Entry; periods: number }) {
  return (
    <li className="grid gap-x-8 gap-y-3 border-b border-line py-5 last:border-0 tablet:grid-cols-[1.25fr_1fr] tablet:items-center">
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
          {entry.names.map((name) => (
            <code
              key={name}
              className="rounded-[6px] bg-warm px-2 py-0.5 font-sans text-small font-semibold wrap-anywhere"
            >
              {name}
            </code>
          ))}{' '}
          <span className="text-tiny text-muted">{entry.place}</span>
        </p>
        <p className="mt-2 text-small text-pretty text-muted">{entry.purpose}</p>
      </div>
      <div>
        <p className="text-small font-semibold text-balance">{entry.life}</p>
        <div className="mt-2.5">
          <Bar length={entry.span} of={periods} />
        </div>
      </div>
    </li>
  );
}
