import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

type CollectGarbage = (how: { type: 'major'; execution: 'sync'; flavor: 'last-resort' }) => void;

/**
 * Returns memory that V8 keeps after much work to the system. V8 collects garbage when it needs room, so a process that
 * nobody asks for anything keeps all of it. Takes some hundred milliseconds, in which nothing is answered.
 */
export function returnUnusedMemory(): void {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as CollectGarbage;
  collectGarbage({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
