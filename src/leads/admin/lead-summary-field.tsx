import type { UIFieldServerProps } from 'payload';
import { languageOf } from './endpoint-access';
import { LeadSummaryCard } from './lead-screens-loaded-later.client';
import { leadSummaryTranslations } from './lead-summary-translations';
import { readLeadSummary } from './read-lead-summary';
import { nextStepTranslations } from './next-step-translations';
import { leadBoardTranslations } from './views/unanswered-leads-board-translations';

/** The summary at the top of a lead's form: who the lead is, what they wrote, and ways to answer. */
export async function LeadSummaryField({ id, req }: UIFieldServerProps) {
  const summary = typeof id === 'number' ? await readLeadSummary(req, id) : null;
  if (!summary) return null;
  const language = languageOf(req);
  return (
    <LeadSummaryCard
      board={leadBoardTranslations[language]}
      initial={summary}
      language={language}
      step={nextStepTranslations[language]}
      text={leadSummaryTranslations[language]}
    />
  );
}
