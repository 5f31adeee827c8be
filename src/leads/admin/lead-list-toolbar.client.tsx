'use client';

import { useSearchParams } from 'next/navigation';
import { LeadBulk } from './lead-bulk-actions.client';
import { sameAs } from '../schema/lead-filter-query';
import { LeadViews } from './saved-lead-views.client';

/** The part of the list's query that a saved view keeps: all but the page number. */
function shownQuery(shown: URLSearchParams): string {
  const kept = new URLSearchParams();
  for (const [name, value] of shown) if (name !== 'page' && value !== '') kept.append(name, value);
  return kept.toString();
}

/** The tools above the list of leads: saved views, and actions on selected leads. */
export function LeadListTools() {
  const query = shownQuery(new URLSearchParams(useSearchParams().toString()));
  return (
    <div className="lead-tools">
      <LeadViews isDefault={sameAs(query) === ''} place="list" query={query} />
      <LeadBulk />
    </div>
  );
}
