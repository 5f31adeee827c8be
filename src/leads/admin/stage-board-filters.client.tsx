'use client';

import { useEffect, useState } from 'react';
import type { StageFilter } from '../management/read-stage-board';
import type { StageBoardText } from './views/stage-board-translations';

/** How long after the last key press the search starts, in milliseconds. */
const DEBOUNCE_MS = 300;

type FiltersProps = {
  filter: StageFilter;
  /** The kinds of forms with their labels. */
  kinds: readonly (readonly [StageFilter['kind'], string])[];
  text: StageBoardText;
  change: (filter: StageFilter) => void;
};

/**
 * The filters of the board of stages: owner, form, overdue steps, search; and a button that drops the conditions taken
 * over from the list of leads.
 */
export function StageFilters({ filter, kinds, text, change }: FiltersProps) {
  const [typed, setTyped] = useState(filter.search);
  const choose = (chosen: Partial<StageFilter>) => {
    change({ ...filter, ...chosen });
  };
  useEffect(() => {
    const search = typed.trim();
    if (search === filter.search) return undefined;
    const wait = setTimeout(() => change({ ...filter, search }), DEBOUNCE_MS);
    return () => clearTimeout(wait);
  }, [typed, filter, change]);
  return (
    <div aria-label={text.filters} className="stage-filters" role="group">
      <div className="stage-filters__whose">
        {[false, true].map((mine) => (
          <button
            aria-pressed={filter.mine === mine}
            key={String(mine)}
            onClick={() => choose({ mine })}
            type="button"
          >
            {mine ? text.mine : text.all}
          </button>
        ))}
      </div>
      <select
        aria-label={text.kind}
        onChange={({ target }) => choose({ kind: target.value as StageFilter['kind'] })}
        value={filter.kind}
      >
        <option value="sales">{text.sales}</option>
        <option value="all">{text.every}</option>
        {kinds.map(([kind, label]) => (
          <option key={kind} value={kind}>
            {label}
          </option>
        ))}
      </select>
      <label className="stage-filters__late">
        <input
          checked={filter.late}
          onChange={({ target }) => choose({ late: target.checked })}
          type="checkbox"
        />
        {text.lateOnly}
      </label>
      {filter.where.length > 0 ? (
        <button
          className="stage-filters__where"
          onClick={() => choose({ where: [] })}
          type="button"
        >
          {text.dropWhere}
        </button>
      ) : null}
      <input
        aria-label={text.search}
        maxLength={200}
        onChange={({ target }) => setTyped(target.value)}
        placeholder={text.search}
        type="search"
        value={typed}
      />
    </div>
  );
}
