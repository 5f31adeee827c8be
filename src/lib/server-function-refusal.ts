import { AsyncLocalStorage } from 'node:async_hooks';

/** An answer to a server function call that is refused (D27). */
export type CallRefusal = { status: number; code: string; message: string };

/** The state of a call of one of the admin's server functions; empty while its arguments were not read. */
type Call = {
  refusal?: CallRefusal;
  isReached?: boolean;
  /** Values that were read once for the call, by their reader. */
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
 * Runs the handler of a server function call. `refusal` returns, once the call has failed, the answer to give: the
 * framework answers 500 for everything that a function throws, and for arguments that it can not read. Null when the
 * function itself failed.
 */
export function watchCall<Result>(handle: (refusal: () => CallRefusal | null) => Result): Result {
  return current.run({ known: new Map() }, () => handle(AsyncLocalStorage.bind(callRefusal)));
}

/** The refusal of the call that is being carried out; null when the call failed by itself, and outside a call. */
export function callRefusal(): CallRefusal | null {
  const call = current.getStore();
  if (!call) return null;
  return call.refusal ?? (call.isReached ? null : unread);
}

/**
 * Reads a value that does not change during a call, such as the account of the session: once per call, however often it
 * is requested, and each time outside a call.
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
 * Records that the framework could read the call's arguments: unless the call is refused, a failure is now the
 * server's.
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
