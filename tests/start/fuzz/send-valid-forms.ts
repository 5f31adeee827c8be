import { randomUUID } from 'node:crypto';
import { validForms } from '../../support/valid-forms';

/** How many forms of each of the four kinds: the leads get the ids 1 to 12, and requests of a slice ask for some. */
const OF_EACH_KIND = 3;

/** Sends valid forms, so that the requests of a slice find leads, tickets, mails and consents. */
export async function sendValidForms(site: string): Promise<void> {
  const event = { event: 'guardrails-workshop-two-cities', ticketType: '1', quantity: '1' };
  const kinds = ['book-demo', 'contact', 'newsletter', 'get-ticket'] as const;
  const results: string[] = [];
  for (const kind of kinds) {
    for (let number = 0; number < OF_EACH_KIND; number += 1) {
      const answer = await fetch(`${site}/api/forms/${kind}`, {
        method: 'POST',
        headers: { Accept: 'application/json' },
        body: new URLSearchParams({
          ...validForms[kind],
          ...(kind === 'get-ticket' ? event : {}),
          description: `${kind} ${number}`,
          email: `lan-${kind}-${number}@tamvia.vn`,
          locale: 'vi',
          key: randomUUID(),
        }),
      });
      if (!answer.ok) results.push(`${kind}: ${answer.status} ${await answer.text()}`);
    }
  }
  if (results.length > 0) throw new Error(results.join('\n'));
}
