import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sign } from '@/leads/delivery/post-signed-webhook';

type IsGenuine = (secret: string, headers: Record<string, string>, rawBody: Buffer) => boolean;

const documented = readFileSync('docs/lead-webhook.md', 'utf8');

/** The code snippet of the document, loaded as a module. */
async function snippet(): Promise<IsGenuine> {
  const [, code = ''] = /```js\n([\s\S]*?)```/.exec(documented) ?? [];
  const address = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`;
  const loaded = (await import(/* @vite-ignore */ address)) as { isGenuine: IsGenuine };
  return loaded.isGenuine;
}

const secret = 'an-invented-secret-0123456789';
const body = '{"type":"lead.created","name":"Đỗ Thị Hoà"}';
const now = () => String(Math.floor(Date.now() / 1000));

const headersFor = (timestamp: string, text = body) => ({
  'x-tamvia-timestamp': timestamp,
  'x-tamvia-signature': sign(secret, timestamp, text),
});

describe('the snippet of docs/lead-webhook.md', () => {
  it('verifies what the site signs', async () => {
    const isGenuine = await snippet();
    expect(isGenuine(secret, headersFor(now()), Buffer.from(body))).toBe(true);
  });

  it('refuses other bodies, secrets, times and signatures', async () => {
    const isGenuine = await snippet();
    const good = headersFor(now());
    expect(isGenuine(secret, good, Buffer.from(`${body} `))).toBe(false);
    expect(isGenuine('another-secret-0123456789', good, Buffer.from(body))).toBe(false);
    expect(isGenuine(secret, headersFor('1795230942'), Buffer.from(body))).toBe(false);
    expect(isGenuine(secret, { ...good, 'x-tamvia-signature': 'v1=00' }, Buffer.from(body))).toBe(
      false,
    );
    expect(isGenuine(secret, { ...good, 'x-tamvia-timestamp': 'soon' }, Buffer.from(body))).toBe(
      false,
    );
    expect(isGenuine(secret, {}, Buffer.from(body))).toBe(false);
  });

  it('verifies the example in the document', () => {
    const cell = (name: string) =>
      new RegExp(`\\| ${name} +\\| \`([^\`]+)\``).exec(documented)?.[1] ?? '';
    expect(sign(cell('secret'), cell('timestamp'), cell('body'))).toBe(cell('signature'));
    expect(cell('signature')).toBe(
      `v1=${createHmac('sha256', cell('secret'))
        .update(`${cell('timestamp')}.${cell('body')}`)
        .digest('hex')}`,
    );
  });
});
