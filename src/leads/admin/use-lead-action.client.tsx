'use client';

import { useSend } from './use-post-request.client';
import type { LeadBoardText } from './views/unanswered-leads-board-translations';

export type LeadAct = (path: string, method?: 'POST' | 'DELETE') => void;

/**
 * The actions on a lead that take one click, by the path of their endpoint: `answered`, `claim`, `release`. The notice
 * of `answered` offers undo, which is a DELETE of the same URL.
 * @param after called after each action with the lead's id, to reload what is shown
 */
export function useLeadAct(text: LeadBoardText, after: (lead: number) => void) {
  const { busy, send } = useSend();
  const act = async (lead: number, path: string, method: 'POST' | 'DELETE' = 'POST') => {
    const { done, failed, undo, undone, notUndone } = text;
    const takeBack = { label: undo, onClick: () => void act(lead, path, 'DELETE') };
    await send(
      `/api/leads/${lead}/${path}`,
      method === 'DELETE'
        ? { done: undone, failed, refused: notUndone }
        : { done, failed, ...(path === 'answered' ? { action: takeBack } : {}) },
      { method },
    );
    after(lead);
  };
  return { busy, act };
}
