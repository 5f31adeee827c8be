'use client';

import { LeadBulk } from './lead-bulk.client';
import { LeadViews } from './lead-views.client';

/** Above the list of leads: saved views, and actions on selected leads. */
export function LeadListTools() {
  return (
    <div className="lead-tools">
      <LeadViews />
      <LeadBulk />
    </div>
  );
}
