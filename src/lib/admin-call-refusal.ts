import { AsyncLocalStorage } from 'node:async_hooks';

/** An answer to a call that is not carried out (D27). */
export type CallRefusal = { status: number; code: string; message: string };

/** How a call of a function that the admin's screens have on the server went; empty while it was not read. */
type Call = {
  refusal?: CallRefusal;
  isReached?: boolean;
  /** What has been read for the call, by what reads it. */
  known: Map<object, Promise<unknown>>;
};

const key = Symbol.for('site.admin-call');
// State is stored on the process: the server and the admin have their own copies of this module.
const shared = globalThis as { [key]?: AsyncLocalStorage<Call> };
const current = (shared[key] ??= new AsyncLocalStorage<Call>());

const unread: CallRefusal = {
  status: 400,
  code: 'action',
  message: 'The call can not be read; reload the page and try again',
};

/**
 * Runs the handler of a call. `refusal` says, once the call has failed, what to answer for it: the framework answers 500
 * for everything that a function throws, and for arguments that it can not read. Null when the function itself failed.
 */
export function watchCall<Result>(handle: (refusal: () => CallRefusal | null) => Result): Result {
  return current.run({ known: new Map() }, () => handle(AsyncLocalStorage.bind(callRefusal)));
}

/** What a failed call is answered, of the call that is being carried out; null when it failed by itself, and outside a call. */
export function callRefusal(): CallRefusal | null {
  const call = current.getStore();
  if (!call) return null;
  return call.refusal ?? (call.isReached ? null : unread);
}

/**
 * Reads something that does not change during a call, such as whose session it has: once in a call, however often it is
 * asked for, and each time outside one.
 *
 * @param reader identifies what is read
 */
export function onceInCall<Value>(reader: object, read: () => Promise<Value>): Promise<Value> {
  const known = current.getStore()?.known;
  const earlier = known?.get(reader) as Promise<Value> | undefined;
  if (earlier) return earlier;
  const value = read();
  known?.set(reader, value);
  return value;
}

/** Notes that the framework could read the call: unless it is refused, a failure is now the server's. */
export function noteReached(): void {
  const call = current.getStore();
  if (call) call.isReached = true;
}

/** @throws Error which ends the call; it is answered with the refusal */
export function refuseCall(refusal: CallRefusal): never {
  const call = current.getStore();
  if (call) call.refusal = refusal;
  throw new Error(refusal.message);
}
