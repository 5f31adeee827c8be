import { cssNumber } from '@/lib/css-number-attribute';
import { Icon } from '../../../ui/icon';
import type { AccountBoxModel } from './model';

type BoxProps = Pick<AccountBoxModel, 'box' | 'viewers' | 'kept'>;

/** The account: its location, the roles with access, and how long history is kept. */
export function Box({ box, viewers, kept }: BoxProps) {
  const shelf = 'border-t border-gold/50 p-6 tablet:p-8';
  return (
    <div
      data-ground="dark"
      className="rounded-card bg-ink text-paper ring-1 ring-gold ring-offset-4 ring-offset-ink tablet:rounded-stage"
    >
      <div className="p-6 tablet:p-8">
        <h3 className="type-h3">{box.title}</h3>
        <p className="mt-2 flex items-center gap-2 font-semibold text-gold">
          <Icon name="map-pin" />
          {box.place}
        </p>
        <p className="mt-1.5 text-small text-pretty text-muted-dark">{box.text}</p>
      </div>
      <div className={shelf}>
        <h4 className="text-small font-semibold text-gold">{viewers.title}</h4>
        <ul className="mt-4 grid grid-cols-4 gap-2">
          {viewers.roles.map((role) => (
            <li key={role} className="text-center text-tiny leading-snug text-balance">
              <Person />
              {role}
            </li>
          ))}
        </ul>
        <p className="mt-4 text-small text-pretty text-muted-dark">{viewers.text}</p>
      </div>
      <div className={shelf}>
        <h4 className="text-small font-semibold text-gold">{kept.title}</h4>
        <ul className="mt-4 grid gap-3 text-small tabular-nums">
          {kept.periods.map(({ name, value, share }) => (
            <li key={name}>
              <p className="flex justify-between gap-4">
                <span>{name}</span> <span className="text-muted-dark">{value}</span>
              </p>
              <Bar share={share} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Person() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="mx-auto mb-2 size-10" fill="none">
      <circle cx="20" cy="20" r="19.25" stroke="var(--color-gold)" strokeWidth="1.5" />
      <circle cx="20" cy="16" r="5.5" fill="var(--color-gold)" />
      <path d="M9.5 31a10.5 8.5 0 0 1 21 0" fill="var(--color-gold)" />
    </svg>
  );
}

function Bar({ share }: { share: number | null }) {
  if (share === null) return <p className="mt-2 border-t-2 border-dashed border-gold" />;
  return (
    <p aria-hidden="true" className="mt-1 rounded-full bg-line-dark">
      <span
        data-x={cssNumber(share)}
        className="block h-1.5 w-(--x-percent) rounded-full bg-gold"
      />
    </p>
  );
}
