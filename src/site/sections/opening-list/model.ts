import type { ListStateModel } from '@/lib/list-state-model';

/** A vacancy as a card shows it. `deadline` is ISO 8601 in UTC. */
export type OpeningCard = {
  id: number;
  href: string;
  title: string;
  summary: string | null;
  department: string | null;
  location: string | null;
  salary: string | null;
  deadline: string | null;
};

export type OpeningListModel = Omit<ListStateModel, 'filters'> & {
  titleLines: string[];
  text: string | null;
  departments: ListStateModel['filters'];
  locations: ListStateModel['filters'];
  open: OpeningCard[];
  /** Filled, or past their deadline: kept, so that a link to one says what became of it. */
  closed: OpeningCard[];
  /** The entries are invented. */
  sample: boolean;
};
