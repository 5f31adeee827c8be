import { describe, expect, it } from 'vitest';
import {
  type ClientEvent,
  type ClientState,
  isUnderWay,
  transition,
} from '@/site/forms/form-state-machine';

/** The next state for every event in each state; an event can not happen in a state that is not listed. */
const legal: Record<ClientEvent, Partial<Record<ClientState, ClientState>>> = {
  pressed: { editing: 'checking', waiting: 'checking', refused: 'checking', kept: 'checking' },
  found: { editing: 'waiting' },
  checked: { checking: 'sending' },
  offline: { checking: 'waiting' },
  invalid: { checking: 'editing', sending: 'editing', solving: 'editing' },
  work: { sending: 'solving', solving: 'editing' },
  stored: { sending: 'done', solving: 'done' },
  kept: { sending: 'kept', solving: 'kept' },
  refused: { sending: 'refused', solving: 'refused' },
  unanswered: { sending: 'waiting', solving: 'waiting' },
  failed: { checking: 'editing', sending: 'editing', solving: 'editing' },
  back: { done: 'editing' },
};

const states: ClientState[] = [
  'editing',
  'checking',
  'sending',
  'solving',
  'waiting',
  'refused',
  'kept',
  'done',
];
const pairs = (Object.keys(legal) as ClientEvent[]).flatMap((event) =>
  states.map((state) => [event, state, legal[event][state] ?? null] as const),
);

describe('the states of a form', () => {
  it.each(pairs)('%s while %s leads to %s', (event, state, next) => {
    expect(transition(state, event)).toBe(next);
  });

  it('the form is busy from submit until the next page, and not otherwise', () => {
    expect(states.filter(isUnderWay)).toEqual(['checking', 'sending', 'solving', 'done']);
  });
});
