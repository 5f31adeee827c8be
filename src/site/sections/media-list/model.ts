import type { MediaEntry } from '@/content/types-items';

export type MediaListModel = { titleLines: string[]; text: string | null; entries: MediaEntry[] };
