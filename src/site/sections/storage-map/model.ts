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
