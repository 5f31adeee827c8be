import type { UIFieldServerProps } from 'payload';
import { languageOf } from './answers';
import { LeadSummaryCard } from './lead-summary.client';
import { leadSummaryWords } from './lead-summary-texts';
import { readLeadSummary } from './read-lead-summary';
import { stepWords } from './step-texts';
import { boardWords } from './views/board-texts';

/** The summary at the top of a lead's form: who the lead is, what they wrote, and ways to answer. */
export async function LeadSummaryField({ id, req }: UIFieldServerProps) {
  const summary = typeof id === 'number' ? await readLeadSummary(req, id) : null;
  if (!summary) return null;
  const language = languageOf(req);
  return (
    <LeadSummaryCard
      board={boardWords[language]}
      initial={summary}
      language={language}
      step={stepWords[language]}
      text={leadSummaryWords[language]}
    />
  );
}
