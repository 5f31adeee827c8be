import { type APIRequestContext, expect } from '@playwright/test';
import { demoRequest } from './demo-request';
import { rowsOf } from './support';

/** A request as a visitor sends it; gives its id. Each name has an address and a phone of its own. */
export async function newLead(
  visitor: APIRequestContext,
  name: string,
  own: { email: string; phone: string; utm_source?: string },
): Promise<number> {
  const sent = await visitor.post('/api/forms/book-demo', {
    form: { ...demoRequest(name), ...own, agree: 'yes', locale: 'vi' },
    headers: { Accept: 'application/json' },
  });
  expect(sent.ok()).toBe(true);
  const [lead] = await rowsOf<{ id: number }>('SELECT id FROM leads WHERE name = $1', [name]);
  return lead?.id ?? 0;
}
