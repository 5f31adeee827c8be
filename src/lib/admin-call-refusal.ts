import { AsyncLocalStorage } from 'node:async_hooks';

/** An answer to a call that is not carried out (D27). */
export type CallRefusal = { status: number; code: string; message: string };

/** How a call of a function that the admin's screens have on the server went; empty while it was not read. */
type Call = { refusal?: CallRefusal; isReached?: boolean };

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
  const call: Call = {};
  return current.run(call, () => handle(() => call.refusal ?? (call.isReached ? null : unread)));
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
