import {
  nonEmptyLines,
  type Frame,
  type VariantFields,
} from '@/content/transforms/transform-context';

type Fields = VariantFields<'illustration', 'accountBox'>;

const toSide = ({ title, doors }: Fields['comesIn']) => ({
  title,
  doors: doors.map((door) => ({
    title: door.title,
    text: door.text,
    /** The kinds of data that are not passed on this side. */
    stopped: nonEmptyLines(door.stopped),
  })),
});

export function toAccountBox({ box, viewers, kept, comesIn, goesOut }: Fields) {
  const longest = Math.max(1, ...kept.periods.map(({ months }) => months));
  return {
    box: { title: box.title, place: box.place, text: box.text },
    viewers: { title: viewers.title, roles: nonEmptyLines(viewers.roles), text: viewers.text },
    kept: {
      title: kept.title,
      periods: kept.periods.map(({ name, value, months }) => ({
        name,
        /** How long history is kept, as text: `24 months`. */
        value,
        /** The duration in percent of the longest one; null where the customer chooses it. */
        share: months > 0 ? (months / longest) * 100 : null,
      })),
    },
    comesIn: toSide(comesIn),
    goesOut: toSide(goesOut),
  };
}

export type AccountBoxModel = Frame & ReturnType<typeof toAccountBox>;
