import type { Release } from '@/content/types-items';

export type ReleaseListModel = { titleLines: string[]; text: string | null; releases: Release[] };
