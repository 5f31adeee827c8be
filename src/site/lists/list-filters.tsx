import { FilterLinks } from '../ui/filter-links';
import type { ListStateModel } from '@/lib/list-filters-and-pages-type';

type ListFiltersProps = {
  label: string;
  /** The label of the option that shows all entries. */
  all: string;
  filters: ListStateModel['filters'];
};

/** The filters of a list; renders nothing when there is nothing to choose from. */
export function ListFilters({ label, all, filters }: ListFiltersProps) {
  if (filters.length === 0) return null;
  return (
    <FilterLinks
      label={label}
      filters={filters.map(({ text, ...filter }) => ({ ...filter, text: text ?? all }))}
    />
  );
}
