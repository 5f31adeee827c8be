import {
  nonEmptyLines,
  type Frame,
  type VariantFields,
} from '@/content/transforms/transform-context';

type Group = VariantFields<'illustration', 'storageMap'>['groups'][number];

function toGroup({ title, text, hue, entries }: Group) {
  const rows = (entries ?? []).map(({ names, place, purpose, life, span }) => ({
    /** The names of the stored items as shown in the browser's settings. */
    names: names.split(',').map((name) => name.trim()),
    place,
    purpose,
    life,
    /** How long the item is stored: the number of its duration on the scale, counted from 1. */
    span,
  }));
  return {
    /** The number of stored items in the group. */
    count: rows.flatMap(({ names }) => names).length,
    title,
    text,
    hue: Number(hue),
    entries: rows,
  };
}

export const toStorageMap = ({
  scale,
  groups,
  note,
}: VariantFields<'illustration', 'storageMap'>) => ({
  /** Storage durations, shortest first; the length of a bar is the duration of its item. */
  scale: nonEmptyLines(scale),
  groups: groups.map(toGroup),
  note: note || null,
});

export type StorageMapModel = Frame & ReturnType<typeof toStorageMap>;
