import { nonEmptyLines, type BlockOf } from '@/content/transforms/section-tools';

export type StorageMapModel = {
  titleLines: string[];
  text: string | null;
  /** How long things last, shortest first; a bar reaches as far as its thing lasts. */
  scale: string[];
  groups: {
    /** How many things the group holds. */
    count: number;
    title: string;
    text: string;
    /** 1 to 4. */
    hue: number;
    entries: {
      /** As the browser shows them. */
      names: string[];
      place: string;
      purpose: string;
      life: string;
      /** 1 to the length of `scale`. */
      span: number;
    }[];
  }[];
  note: string | null;
};

export const toStorageMapModel = (block: BlockOf<'storageMap'>): StorageMapModel => ({
  titleLines: nonEmptyLines(block.title),
  text: block.text || null,
  scale: nonEmptyLines(block.scale),
  groups: block.groups.map(({ title, text, hue, entries }) => {
    const rows = (entries ?? []).map(({ names, place, purpose, life, span }) => ({
      names: names.split(',').map((name) => name.trim()),
      place,
      purpose,
      life,
      span,
    }));
    return {
      count: rows.flatMap(({ names }) => names).length,
      title,
      text,
      hue: Number(hue),
      entries: rows,
    };
  }),
  note: block.note || null,
});
