import { Agent } from 'node:http';
import fc from 'fast-check';
import type { AdminSession } from './admin-session';
import type { CmsEndpoint } from './cms-endpoints';
import { type Input, inputs, oneOfEachKind } from './fuzz-requests';
import { send } from './send-raw-request';
import { type Statuses, statusTally } from './count-response-statuses';

const CONCURRENT_REQUESTS = 16;
/** An answer that takes longer, in milliseconds, hangs, unless the same request is quick when it is sent alone. */
const MAX_RESPONSE_MS = 1000;
const TRIES_ALONE = 3;
const TRIAL_MS = 50;
/** After how many requests the session is checked, whatever their answers were. */
const SESSION_EVERY = 200;

/** How many times longer than on an idle machine this process waits for its work to be done; 1 on an idle one. */
function slowdown(): number {
  const begun = performance.now();
  const before = process.cpuUsage();
  while (performance.now() - begun < TRIAL_MS); // works without a pause
  const { user, system } = process.cpuUsage(before);
  return Math.max(1, (performance.now() - begun) / ((user + system) / 1000));
}

export type SliceTally = {
  seed: number;
  requests: number;
  /** Requests without an answer, or with one of 500 and more. */
  failures: string[];
  /**
   * Requests that took over a second among others, and again each time they were sent alone. The times alone are
   * converted to those of an idle machine.
   */
  hangs: string[];
  /** Requests that took over a second among others. */
  slow: number;
  slowestMs: number;
  seconds: number;
  /** How often the admin had to sign in again. */
  renewals: number;
} & Statuses;

const shown = ({ method, path, session, headers, body }: Input) => {
  const text = body && Buffer.from(body).toString('latin1');
  return JSON.stringify({ method, path, session, headers, body: text }).slice(0, 1500);
};

/** The readiness endpoint is allowed a 503, because a busy machine may not be ready. */
const isFailure = (result: number | string, { path }: Input) =>
  typeof result === 'string' ||
  (result >= 500 && !(result === 503 && path.startsWith('/api/health/ready')));

type Addresses = { live: readonly string[]; endpoints: readonly CmsEndpoint[] };

/**
 * The requests of a seed: one to each kind of endpoint and screen, the others at random. They are mixed, because the
 * screens of the admin are the most work.
 */
function requestsOf({ live, endpoints }: Addresses, seed: number, count: number): Input[] {
  const ofEachKind = oneOfEachKind(endpoints).flatMap((one, index) =>
    fc.sample(one, { seed: seed + index, numRuns: 1 }),
  );
  const others = { seed, numRuns: count - ofEachKind.length };
  const all = [...ofEachKind, ...fc.sample(inputs(live, endpoints), others)];
  const [mixed] = fc.sample(fc.shuffledSubarray(all, { minLength: all.length }), {
    seed,
    numRuns: 1,
  });
  return mixed!;
}

/**
 * Sends the requests generated from a seed, each from an IP address of its own from `firstSender` on, so that no rate
 * limit answers first.
 */
export async function sendSlice(
  site: Addresses & { origin: URL; session: AdminSession },
  { seed, requests, firstSender }: { seed: number; requests: number; firstSender: number },
): Promise<SliceTally> {
  const list = requestsOf(site, seed, requests);
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENT_REQUESTS });
  const statuses = statusTally(requests);
  const renewalsBefore = site.session.renewals();
  const failures: string[] = [];
  const late: number[] = [];
  let slowestMs = 0;
  const started = performance.now();

  async function ask(number: number): Promise<number> {
    const input = list[number]!;
    const begun = performance.now();
    const sender = firstSender + number;
    const sendIt = () => send(site.origin, agent, { ...input, sender }, site.session.cookie());
    let result = await sendIt();
    const isRefused = input.session && (result === 401 || result === 403);
    // Another request may have ended the session meanwhile: then this one tested nothing.
    if ((isRefused || number % SESSION_EVERY === 0) && (await site.session.renew()) && isRefused) {
      result = await sendIt();
    }
    statuses.note(input, number, result);
    if (isFailure(result, input)) {
      failures.push(`input ${number} of seed ${seed}: ${result} ${shown(input)}`);
    }
    return performance.now() - begun;
  }

  let next = 0;
  const sender = async () => {
    while (next < list.length) {
      const number = next++;
      const milliseconds = await ask(number);
      slowestMs = Math.max(slowestMs, milliseconds);
      if (milliseconds > MAX_RESPONSE_MS) late.push(number);
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_REQUESTS }, sender));
  const seconds = Math.round((performance.now() - started) / 1000);

  const hangs: string[] = [];
  for (const number of late) {
    let fastest = Infinity;
    for (let tries = 0; tries < TRIES_ALONE && fastest > MAX_RESPONSE_MS; tries += 1) {
      fastest = Math.min(fastest, (await ask(number)) / slowdown());
    }
    if (fastest > MAX_RESPONSE_MS) {
      hangs.push(
        `input ${number} of seed ${seed}: ${Math.round(fastest)} ms ${shown(list[number]!)}`,
      );
    }
  }
  agent.destroy();
  return {
    seed,
    requests,
    failures,
    hangs,
    slow: late.length,
    slowestMs: Math.round(slowestMs),
    seconds,
    renewals: site.session.renewals() - renewalsBefore,
    ...statuses.read(),
  };
}
