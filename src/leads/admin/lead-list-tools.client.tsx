'use client';

import { LeadBulk } from './lead-bulk.client';
import { LeadViews } from './lead-views.client';

/** Above the list of leads: lists to come back to, and what is done to several leads at once. */
export function LeadListTools() {
  return (
    <div className="lead-tools">
      <LeadViews />
      <LeadBulk />
    </div>
  );
}
