import type { Answer } from './post-form';

/**
 * The state of a form. `solving`: the browser computes a proof of work, then posts the form once more; `waiting`: for
 * the network; `kept`: the server has stored the form on its disk; `done`: the next page is loading.
 */
export type ClientState =
  | 'editing'
  | 'checking'
  | 'sending'
  | 'solving'
  | 'waiting'
  | 'refused'
  | 'kept'
  | 'done';

/**
 * Events: the form is being sent, by a click or by itself (`pressed`); a waiting form was `found` when the page loaded;
 * the form was `checked` and is valid; the browser is `offline`; the type of the server's answer; an exception
 * (`failed`); the page was restored from the back/forward cache (`back`).
 */
export type ClientEvent =
  | 'pressed'
  | 'found'
  | 'checked'
  | 'offline'
  | Answer['type']
  | 'failed'
  | 'back';

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
  solving: { ...answers, work: 'editing' }, // a proof of work may be requested only once
  done: { back: 'editing' },
};

/**
 * The state after an event; null where the event is impossible in this state, such as an answer without a request, or
 * a click while a request is under way.
 */
export const transition = (state: ClientState, event: ClientEvent): ClientState | null =>
  moves[state][event] ?? null;

/** Whether a request is under way or the next page is loading, so that a click has no effect. */
export const isUnderWay = (state: ClientState): boolean => !transition(state, 'pressed');
