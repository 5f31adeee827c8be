import { readFileSync } from 'node:fs';
import type { FormKind } from '@/leads/schema/form-definitions';
import type { Language } from '../pages/page-languages';

type Copy = Record<string, { title: string }>;
type ThankYouCopy = Copy & { held: Copy };

function copyIn(language: Language): ThankYouCopy {
  const { thankYou } = JSON.parse(readFileSync(`messages/${language}/forms.json`, 'utf8')) as {
    thankYou: ThankYouCopy;
  };
  return thankYou;
}

const oneLine = (copy: { title: string } | undefined) => copy?.title.replace('\n', ' ') ?? '';

type Outcome = FormKind | 'unconfirmed' | 'waiting' | 'received';

/**
 * The heading of the thank-you page. For a registration there are others: the ticket counts once its mail is
 * confirmed, or is on the waiting list. `received` is that of a form whose outcome is not known yet.
 */
export const titleOf = (outcome: Outcome, language: Language) => oneLine(copyIn(language)[outcome]);

/** The heading for a form that was sent without JavaScript, until its sender confirms it. */
export const titleOfHeld = (kind: FormKind, language: Language) =>
  oneLine(copyIn(language).held[kind]);
