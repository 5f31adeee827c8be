import type { Answer } from './post-form';

/**
 * Where a form stands between its reader and the server. `solving`: the browser works for it, then posts it once
 * more; `kept`: the server keeps it on its disk; `done`: the next page comes.
 */
export type ClientState =
  'editing' | 'checking' | 'sending' | 'solving' | 'waiting' | 'refused' | 'kept' | 'done';

/**
 * What happens to it: the button, one that waits was `found` as the page came, it was `checked` and is right, there is no
 * network (`offline`), what the server answered, something `failed`, the page came `back` out of the browser's cache.
 */
export type ClientEvent =
  'pressed' | 'found' | 'checked' | 'offline' | Answer['type'] | 'failed' | 'back';

type Moves = Partial<Record<ClientEvent, ClientState>>;

const rest: Moves = { pressed: 'checking' };
const answers: Moves = {
  stored: 'done',
  kept: 'kept',
  invalid: 'editing',
  refused: 'refused',
  unanswered: 'waiting',
  failed: 'editing',
};

const moves: Record<ClientState, Moves> = {
  editing: { ...rest, found: 'waiting' },
  waiting: rest,
  refused: rest,
  kept: rest,
  checking: { checked: 'sending', invalid: 'editing', offline: 'waiting', failed: 'editing' },
  sending: { ...answers, work: 'solving' },
  solving: { ...answers, work: 'editing' }, // it is asked to work once
  done: { back: 'editing' },
};

/**
 * The state after an event; null where it can not happen: an answer that nobody waits for, a press while a request is
 * under way.
 */
export const transition = (state: ClientState, event: ClientEvent): ClientState | null =>
  moves[state][event] ?? null;

/** Whether a request is under way, or the page that follows it: pressing again changes nothing. */
export const isUnderWay = (state: ClientState): boolean => !transition(state, 'pressed');
