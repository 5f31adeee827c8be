import { FilterLinks } from '../ui/filter-links';
import type { ListStateModel } from '@/lib/list-state-model';

type ListFiltersProps = {
  label: string;
  /** The name of the choice that narrows nothing. */
  all: string;
  filters: ListStateModel['filters'];
};

/** What a list can be narrowed to, where there is something to choose from. */
export function ListFilters({ label, all, filters }: ListFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <FilterLinks
      label={label}
      filters={filters.map(({ text, ...filter }) => ({ ...filter, text: text ?? all }))}
    />
  );
}
