/** The timeout of a request, in milliseconds; the screen does not wait as long (check-in-session.client.ts). */
const REQUEST_TIMEOUT_MS = 20_000;

/**
 * The server's answer to a check-in request: its HTTP status (0 without an answer), and its body, which is null after
 * an error.
 */
export type CheckInResponse<Body = unknown> = { status: number; body: Body | null };

/** Whether the server has refused access: the session has ended, or the account may no longer check in. */
export const isAccessRefused = ({ status }: CheckInResponse): boolean =>
  status === 401 || status === 403;

/** Fetches tickets, or sends entries when a body is given. Never rejects. */
export async function requestCheckIn<Body>(
  query: string,
  body?: unknown,
): Promise<CheckInResponse<Body>> {
  const json = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  const answer = await fetch(`/api/tickets/door${query}`, {
    ...(body === undefined ? {} : { ...json, body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
  }).catch(() => null);
  if (!answer?.ok) return { status: answer?.status ?? 0, body: null };
  const read = (await answer.json().catch(() => null)) as Body | null;
  return { status: answer.status, body: read };
}
