import type { PlatformMapModel } from './model';

type ProfileProps = PlatformMapModel['profile'];

/** The profile that every product reads and writes, connected to the two above and the two below. */
export function Profile({ label, name, facts }: ProfileProps) {
  const tie = 'absolute h-4 w-px bg-gold max-tablet:hidden';
  return (
    <div className="relative rounded-card ring-1 ring-gold ring-offset-4 ring-offset-ink">
      {[
        'bottom-full left-1/4',
        'bottom-full left-3/4',
        'top-full left-1/4',
        'top-full left-3/4',
      ].map((place) => (
        <span key={place} aria-hidden="true" className={`${tie} ${place}`} />
      ))}
      <div className="rounded-card bg-paper p-5 text-ink tablet:p-6">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="type-h3">{name}</span>
          <span className="text-small text-muted">{label}</span>
        </p>
        <dl className="mt-4 grid gap-x-6 gap-y-3 border-t border-line pt-4 text-small tablet:grid-cols-2">
          {facts.map((fact) => (
            <div key={fact.label} className="leading-snug">
              <dt className="text-tiny text-muted">{fact.label}</dt>
              <dd className="font-semibold">{fact.value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
