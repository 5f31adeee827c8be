import { newChallenge } from '@/leads/intake/proof-of-work';

export const dynamic = 'force-dynamic';

/** Work for the browser of a form that came too fast, see newChallenge. */
export async function GET(): Promise<Response> {
  return Response.json(await newChallenge(), { headers: { 'Cache-Control': 'no-store' } });
}
