'use client';

import dynamic from 'next/dynamic';

/** Parts of the sales desk, each loaded with its styles only by the screen that shows it. */
export const StageBoard = dynamic(() =>
  import('./stage-board.client').then((part) => part.StageBoard),
);
export const LeadBoard = dynamic(() =>
  import('./unanswered-leads-board.client').then((part) => part.LeadBoard),
);
export const LeadSummaryCard = dynamic(() =>
  import('./lead-summary-card.client').then((part) => part.LeadSummaryCard),
);
export const LeadWorkArea = dynamic(() =>
  import('./lead-duplicates-mail-and-note.client').then((part) => part.LeadWorkArea),
);
export const LeadHistory = dynamic(() =>
  import('./lead-history.client').then((part) => part.LeadHistory),
);
