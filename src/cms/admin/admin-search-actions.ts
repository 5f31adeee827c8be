import { foldText } from '@/lib/fold-text-for-search';

/** A screen of the admin that the signed-in person may open. */
export type AdminSearchAction = { href: string; name: string };

/** The maximum number of screens that a search shows, and the number shown before anything is typed. */
const MAX_FOUND_ACTIONS = 6;
const MAX_SUGGESTED_ACTIONS = 8;

/**
 * Screens whose names contain every word, with or without diacritics; before anything is typed, the screens that the
 * role uses most.
 */
export function actionsFor(
  actions: readonly AdminSearchAction[],
  typed: string,
): AdminSearchAction[] {
  const asked = foldText(typed);
  if (asked === '') return typed.trim() === '' ? actions.slice(0, MAX_SUGGESTED_ACTIONS) : [];
  const words = asked.split(' ');
  return actions
    .filter(({ name }) => {
      const folded = foldText(name);
      return words.every((word) => folded.includes(word));
    })
    .slice(0, MAX_FOUND_ACTIONS);
}
