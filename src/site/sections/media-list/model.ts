/** Something that a newspaper wrote. `publishedAt` is ISO 8601 in UTC; `href` leads to that newspaper. */
export type MediaEntry = {
  id: number;
  title: string;
  summary: string | null;
  outlet: string;
  href: string;
  publishedAt: string | null;
  sample: boolean;
};

export type MediaListModel = { titleLines: string[]; text: string | null; entries: MediaEntry[] };
