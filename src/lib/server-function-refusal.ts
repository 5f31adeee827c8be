import { AsyncLocalStorage } from 'node:async_hooks';

/** The error answer to a refused server function call (D27). */
export type CallRefusal = { status: number; code: string; message: string };

/** The state of one call of an admin server function. `isReached`: the framework could read the call's arguments. */
type Call = {
  refusal?: CallRefusal;
  isReached?: boolean;
  /** Values that were read during this call, by the reader object that identifies each (`onceInCall`). */
  known: Map<object, Promise<unknown>>;
};

const key = Symbol.for('site.admin-call');
// Stored on `globalThis`, because the server and the admin load separate copies of this module.
const shared = globalThis as { [key]?: AsyncLocalStorage<Call> };
const current = (shared[key] ??= new AsyncLocalStorage<Call>());

const unread: CallRefusal = {
  status: 400,
  code: 'action',
  message: 'The call can not be read; reload the page and try again',
};

/**
 * Runs the handler of a server function call, and passes it `refusal`. After a failure, `refusal()` returns the
 * answer to send instead of the framework's, which is always 500, also for arguments that the framework can not read.
 * Null when the function itself failed.
 */
export function watchCall<Result>(handle: (refusal: () => CallRefusal | null) => Result): Result {
  return current.run({ known: new Map() }, () => handle(AsyncLocalStorage.bind(callRefusal)));
}

/** The refusal of the current call; null when the function failed with an error of its own, and outside a call. */
export function callRefusal(): CallRefusal | null {
  const call = current.getStore();
  if (!call) return null;
  return call.refusal ?? (call.isReached ? null : unread);
}

/**
 * Reads a value that does not change during a call, such as the account of the session. Within a call the value is
 * read once and reused; outside a call it is read each time.
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

/**
 * Records that the framework could read the call's arguments. A later failure is an error of the server (500), unless
 * the call is refused.
 */
export function noteReached(): void {
  const call = current.getStore();
  if (call) call.isReached = true;
}

/**
 * Refuses the current call.
 * @throws Error which ends the call; it is answered with the refusal
 */
export function refuseCall(refusal: CallRefusal): never {
  const call = current.getStore();
  if (call) call.refusal = refusal;
  throw new Error(refusal.message);
}
