/** How long a request may take when nobody waits for it. */
const REQUEST_LIMIT = 20_000;

/** What the server made of a request: its status, 0 where nobody answered; a body only where it did as asked. */
export type Heard<Body = unknown> = { status: number; body: Body | null };

/** The session has ended, or the account may not check in any more. */
export const isTurnedAway = ({ status }: Heard): boolean => status === 401 || status === 403;

/** Asks for tickets at the door, or with a body tells of entries; never throws. */
export async function askDoor<Body>(query: string, body?: unknown): Promise<Heard<Body>> {
  const json = { method: 'POST', headers: { 'Content-Type': 'application/json' } };
  const answer = await fetch(`/api/tickets/door${query}`, {
    ...(body === undefined ? {} : { ...json, body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(REQUEST_LIMIT),
  }).catch(() => null);
  if (!answer?.ok) return { status: answer?.status ?? 0, body: null };
  const read = (await answer.json().catch(() => null)) as Body | null;
  return { status: answer.status, body: read };
}
