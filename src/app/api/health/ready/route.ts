import { readiness } from '@/content/readiness';
import { storesRows } from '@/leads/endpoint/store-probe';
import { queueIsReady } from '@/leads/queue/ready';

export const dynamic = 'force-dynamic';

/** 200 when this instance can serve pages and take leads, 503 with the failing part otherwise. */
export async function GET(): Promise<Response> {
  const checks = await readiness(queueIsReady, storesRows);
  const ready = Object.values(checks).every((check) => check === 'ok');
  return Response.json(
    { status: ready ? 'ready' : 'not-ready', checks },
    { status: ready ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  );
}
