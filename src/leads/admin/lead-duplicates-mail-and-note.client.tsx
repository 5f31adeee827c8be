'use client';

import { useDocumentInfo } from '@payloadcms/ui';
import { useEffect } from 'react';
import { LeadLetter } from './mail-to-lead-form.client';
import { LeadNote } from './write-lead-note.client';
import { LeadPeople } from './leads-of-same-person.client';
import { useLeadData } from './use-server-data-of-open-lead.client';
import './lead-summary.css';

/** The area of a lead's form in which a colleague works: duplicates, a letter, a note. */
export function LeadWorkArea() {
  const { id } = useDocumentInfo();
  const { data, again } = useLeadData();
  const lead = Number(id);
  const isMentioned = typeof data === 'object' && data.mentioned;
  useEffect(() => {
    if (isMentioned) void fetch(`/api/leads/${lead}/mentions/seen`, { method: 'POST' });
  }, [isMentioned, lead]);
  if (typeof data === 'string') return null;
  return (
    <div className="lead-work">
      <LeadPeople lead={lead} maybe={data.maybe} onChange={again} same={data.same} />
      <LeadLetter lead={lead} letter={data.letter} onSent={again} />
      <LeadNote lead={lead} onSaved={again} />
    </div>
  );
}
