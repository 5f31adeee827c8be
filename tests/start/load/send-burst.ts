import { Agent, request as httpRequest } from 'node:http';
import { newForm } from '../post-forms-and-read-rows';
import { quantile } from './measure-pages';

/** How often a sender posts a form, under the same key, until it is answered with success. */
const MAX_TRIES = 20;

export type Burst = {
  forms: number;
  atOnce: number;
  /** Forms whose sender was thanked: the lead is in the database. */
  thanked: number;
  /** Forms whose sender was told that they are kept: they are on the disk. */
  kept: number;
  /** Answers without success, and posts without an answer, after which the sender waited to try again. */
  busy: number;
  /** Forms without an answer of success after all tries. */
  failed: number;
  seconds: number;
  /** Milliseconds until a form was answered with success, its repetitions included. */
  median: number;
  p99: number;
  most: number;
};

type Answer = { status: number; retryAfter: number };

/**
 * Sends forms of different people from different IP addresses, through a proxy as in the deployment, with a constant
 * number of them under way.
 * @returns the tally, and the keys of the forms that were answered with success
 */
export async function sendBurst(
  site: string,
  forms: number,
  atOnce: number,
): Promise<{ tally: Burst; keys: string[] }> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const { port } = new URL(site);
  const post = (body: string, address: string) =>
    new Promise<Answer>((resume) => {
      const sent = httpRequest(
        {
          host: '127.0.0.1',
          port,
          method: 'POST',
          path: '/api/forms/book-demo',
          agent,
          headers: {
            Accept: 'application/json',
            'Content-Type': 'application/x-www-form-urlencoded',
            'X-Forwarded-For': address,
          },
        },
        (answer) => {
          answer.resume();
          answer.once('close', () =>
            resume({
              status: answer.statusCode ?? 0,
              retryAfter: Number(answer.headers['retry-after'] ?? 1),
            }),
          );
        },
      );
      sent.once('error', () => resume({ status: 0, retryAfter: 1 }));
      sent.end(body);
    });

  const keys: string[] = [];
  const times: number[] = [];
  const counts = { thanked: 0, kept: 0, busy: 0, failed: 0 };
  let next = 0;
  const start = performance.now();
  async function sender(): Promise<void> {
    while (next < forms) {
      next += 1;
      const number = next;
      const form = newForm();
      const body = new URLSearchParams(form).toString();
      const address = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
      const begin = performance.now();
      let answer: Answer = { status: 0, retryAfter: 1 };
      for (let tries = 0; tries < MAX_TRIES; tries += 1) {
        answer = await post(body, address);
        if (answer.status === 200 || answer.status === 202) break;
        counts.busy += 1;
        await new Promise((resume) => setTimeout(resume, answer.retryAfter * 1000));
      }
      if (answer.status === 200) counts.thanked += 1;
      else if (answer.status === 202) counts.kept += 1;
      else {
        counts.failed += 1;
        continue;
      }
      keys.push(form.key);
      times.push(performance.now() - begin);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, sender));
  agent.destroy();
  const sorted = times.toSorted((one, other) => one - other);
  const [median, p99, most] = [0.5, 0.99, 1].map((share) => Math.round(quantile(sorted, share)));
  const seconds = Math.round((performance.now() - start) / 1000);
  return {
    tally: { forms, atOnce, ...counts, seconds, median: median!, p99: p99!, most: most! },
    keys,
  };
}
