import { readHealth } from '../../../read-health-status';

export const dynamic = 'force-dynamic';

/** Readiness probe: 200 when this instance can serve pages and take leads, otherwise 503 with the failing part. */
export async function GET(): Promise<Response> {
  const { status, checks, lists, keptForms } = await readHealth();
  const ready = status !== 'not-ready';
  const body = {
    status,
    checks,
    ...(ready && lists.length > 0 ? { lists } : {}),
    ...(keptForms ? { keptForms } : {}),
  };
  return Response.json(body, {
    status: ready ? 200 : 503,
    headers: { 'Cache-Control': 'no-store' },
  });
}
