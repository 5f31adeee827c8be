import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { sealPath } from '@/lib/brand-seal-path';
import type { Screen } from '@/lib/drawn-screen-notation';
import type { Hue } from '../../ui/card-colour-by-id';
import { Figure } from '../drawing-components/picture-frame';
import { Cell } from './drawn-screen-cell';
import { Row } from './drawn-screen-rows';

type DrawnScreenProps = { screen: Screen; alt: string; locale: Locale };

/** A screen of the product, drawn from text: its navigation, its title, and its controls with step numbers. */
export function DrawnScreen({ screen, alt, locale }: DrawnScreenProps) {
  const t = getT(locale, 'sections');
  const areas: { name: string; hue: Hue }[] = [
    { name: t('screen.inbox'), hue: 1 },
    { name: t('screen.customers'), hue: 2 },
    { name: t('screen.surveys'), hue: 3 },
    { name: t('screen.tasks'), hue: 2 },
    { name: t('screen.reports'), hue: 1 },
    { name: t('screen.agents'), hue: 3 },
    { name: t('screen.settings'), hue: 4 },
  ];
  const [area] = screen.place;
  return (
    <div data-hue={areas.find(({ name }) => name === area)?.hue ?? 1}>
      <Figure alt={alt} className="rounded-card bg-(--hue-soft) p-2 tablet:p-6">
        {/* On the narrowest phones the screen is drawn smaller, so that its tables fit. */}
        <div className="overflow-hidden rounded-[14px] bg-paper text-small max-[360px]:[zoom:0.85] text-ink tablet:grid tablet:grid-cols-[9rem_1fr]">
          <Navigation names={areas.map(({ name }) => name)} current={area} />
          <div className="min-w-0">
            <Place screen={screen} />
            <div className="grid gap-3 p-3 tablet:p-5">
              {screen.rows.map((row, index) => (
                <Row key={index} row={row} />
              ))}
            </div>
          </div>
        </div>
      </Figure>
    </div>
  );
}

type NavigationProps = { names: readonly string[]; current: string | undefined };

function Navigation({ names, current }: NavigationProps) {
  return (
    <div data-ground="dark" className="bg-ink p-3 text-muted-dark max-tablet:hidden">
      <svg viewBox="0 0 32 32" fill="none" className="size-8 rounded-[9px] bg-son text-paper">
        <path
          d={sealPath}
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <div className="mt-3 grid gap-px">
        {names.map((name) => (
          <div
            key={name}
            className={`rounded-[8px] px-2 py-1.5 ${name === current ? 'bg-ink-raised font-semibold text-gold' : ''}`}
          >
            {name}
          </div>
        ))}
      </div>
    </div>
  );
}

function Place({ screen: { place, actions } }: Pick<DrawnScreenProps, 'screen'>) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line px-4 py-3 tablet:px-5">
      <div className="min-w-0">
        {place.length > 1 ? (
          <div className="text-tiny text-muted">{place.slice(0, -1).join(' › ')}</div>
        ) : null}
        <div className="text-body font-semibold">{place.at(-1)}</div>
      </div>
      {actions.length > 0 ? (
        <div className="flex flex-wrap items-center gap-2">
          {actions.map((action) => (
            <Cell key={action.text} cell={action} />
          ))}
        </div>
      ) : null}
    </div>
  );
}
