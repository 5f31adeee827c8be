import type { ListStateModel } from '@/lib/list-state-model';

/** A product that can be connected; without `href` it is still to come (D8). */
export type IntegrationCard = {
  id: number;
  name: string;
  summary: string | null;
  vendor: string | null;
  href: string | null;
};

export type IntegrationListModel = ListStateModel & {
  titleLines: string[];
  text: string | null;
  /** `action` is where the form leads; `category` goes along with what is searched. */
  search: { action: string; query: string; category: string | null };
  /** What was found, by group; `id` chooses the colour (spec §4), `name` null: in no group. */
  groups: { id: number; name: string | null; integrations: IntegrationCard[] }[];
  total: number;
};
