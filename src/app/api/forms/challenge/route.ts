import { newChallenge } from '@/leads/intake/proof-of-work';

export const dynamic = 'force-dynamic';

/** Answers a proof-of-work challenge for a form that was sent suspiciously fast, see newChallenge. */
export async function GET(): Promise<Response> {
  return Response.json(await newChallenge(), { headers: { 'Cache-Control': 'no-store' } });
}
