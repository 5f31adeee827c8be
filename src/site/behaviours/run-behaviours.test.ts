import { beforeEach, expect, it, vi } from 'vitest';
import { runBehaviours } from './run-behaviours';

/** A fake DOM element with the methods that `runBehaviours` calls. */
class FakeElement {
  isConnected = true;
  constructor(private readonly names: string) {}
  getAttribute = () => this.names;
}

let page: FakeElement[];
let changed: () => void;
let observed: boolean;

beforeEach(() => {
  page = [];
  vi.stubGlobal('HTMLElement', FakeElement);
  vi.stubGlobal('document', { documentElement: {}, querySelectorAll: () => page });
  vi.stubGlobal(
    'MutationObserver',
    class {
      constructor(look: () => void) {
        changed = look;
      }
      observe = () => (observed = true);
      disconnect = () => (observed = false);
    },
  );
  return () => vi.unstubAllGlobals();
});

/** Two behaviours that record when they start and stop. */
function recorded() {
  const log: string[] = [];
  const named = (name: string) => (_element: unknown, signal: AbortSignal) => {
    log.push(`${name} begins`);
    signal.addEventListener('abort', () => log.push(`${name} ends`));
  };
  return { log, behaviours: { a: named('a'), b: named('b') } };
}

it('starts every behaviour that an element names, once', () => {
  const { log, behaviours } = recorded();
  page = [new FakeElement('a b'), new FakeElement('b')];
  runBehaviours(behaviours);
  changed();
  expect(log).toEqual(['a begins', 'b begins', 'b begins']);
});

it('starts those of an added element, after stopping those of a removed one', () => {
  const { log, behaviours } = recorded();
  const left = new FakeElement('a');
  page = [left];
  runBehaviours(behaviours);
  left.isConnected = false;
  page = [new FakeElement('b')];
  changed();
  expect(log).toEqual(['a begins', 'a ends', 'b begins']);
});

it('stops all of them, and no longer observes the page', () => {
  const { log, behaviours } = recorded();
  page = [new FakeElement('a'), new FakeElement('b')];
  const end = runBehaviours(behaviours);
  expect(observed).toBe(true);
  end();
  expect(log.slice(2)).toEqual(['a ends', 'b ends']);
  expect(observed).toBe(false);
});

it('names a behaviour that is not there', () => {
  page = [new FakeElement('c')];
  expect(() => runBehaviours(recorded().behaviours)).toThrow('no behaviour is called "c"');
});
