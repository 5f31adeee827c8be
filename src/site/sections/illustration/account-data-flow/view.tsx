import { Fragment } from 'react';
import { hueOf } from '../../../ui/card-colour-by-id';
import { SectionHead } from '../../../ui/section-header';
import { Box } from './account-box';
import type { AccountBoxModel } from './model';

type AccountBoxProps = { model: AccountBoxModel };
type SideModel = AccountBoxModel['comesIn'];

/**
 * A drawing of an account as a box, with the data that comes in and the data that goes out (on a desktop left and right
 * of it), and what is blocked on each side.
 */
export function AccountBox({ model }: AccountBoxProps) {
  return (
    <section data-hue={hueOf(model.hue)} className="section-space bg-(--hue-soft)">
      <div className="page-width">
        <SectionHead lines={model.titleLines} text={model.text} />
        <div className="mt-10 grid desktop:mt-14 desktop:grid-cols-[1fr_1.5fr_1fr]">
          <Side side={model.comesIn} inwards />
          <Box box={model.box} viewers={model.viewers} kept={model.kept} />
          <Side side={model.goesOut} />
        </div>
      </div>
    </section>
  );
}

/** The entries of one side share the height of the box on a desktop; a line connects each with the box. */
function Side({ side, inwards = false }: { side: SideModel; inwards?: boolean }) {
  return (
    <div className="mx-4 flex flex-col border-l-2 border-(--hue) pl-5 desktop:mx-0 desktop:border-l-0 desktop:pl-0">
      <h3
        className={`type-h3 pt-6 text-(--hue) desktop:pt-1 ${
          inwards ? 'desktop:pr-12 desktop:text-right' : 'desktop:pl-12'
        }`}
      >
        {side.title}
      </h3>
      <ul className="grid grow tablet:grid-cols-3 tablet:gap-6 desktop:auto-rows-fr desktop:grid-cols-1 desktop:gap-0">
        {side.doors.map((door) => (
          <li
            key={door.title}
            className={`justify-center py-4 desktop:relative desktop:flex desktop:flex-col ${
              inwards ? 'desktop:pr-12 desktop:text-right' : 'desktop:pl-12'
            }`}
          >
            <Threshold inwards={inwards} />
            <h4 className="font-semibold">{door.title}</h4>
            <p className="mt-1 text-small text-pretty">{door.text}</p>
            <Stopped names={door.stopped} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/**
 * The line from an entry to the edge of the box on a desktop. On narrower screens one line runs beside all entries of
 * a side.
 */
function Threshold({ inwards }: { inwards: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={`absolute top-1/2 hidden w-10 -translate-y-1/2 items-center desktop:flex ${
        inwards ? 'right-0' : 'left-0'
      }`}
    >
      {inwards ? null : <span className="-mx-1 size-3 shrink-0 rounded-full bg-(--hue)" />}
      <span className="grow border-t-2 border-(--hue)" />
      {inwards ? <span className="size-3 shrink-0 rounded-full bg-(--hue)" /> : null}
    </span>
  );
}

/** Blocked kinds of data, crossed out. Spaces separate them, so that they follow the text alignment of the side. */
function Stopped({ names }: { names: string[] }) {
  if (names.length === 0) return null;
  return (
    <ul className="mt-1">
      {names.map((name) => (
        <Fragment key={name}>
          <li className="mt-1 inline-block rounded-full border border-dashed border-son px-2.5 py-0.5 text-tiny text-son-deep line-through decoration-son">
            {name}
          </li>{' '}
        </Fragment>
      ))}
    </ul>
  );
}
