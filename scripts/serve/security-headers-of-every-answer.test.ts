import { expect, it } from 'vitest';
import { isolationHeaders } from './security-headers-of-every-answer.mjs';

const HTTPS = 'https://www.example.com';

it('HSTS is sent only where the public address is https', () => {
  const { 'Strict-Transport-Security': kept } = isolationHeaders('/', HTTPS);
  expect(Number(/^max-age=(\d+)$/.exec(kept ?? '')?.[1])).toBeGreaterThan(365 * 24 * 60 * 60);
  for (const url of ['http://www.example.com', 'http://localhost:3000', '', undefined]) {
    expect(isolationHeaders('/', url)).not.toHaveProperty('Strict-Transport-Security');
  }
});

it('subdomains are kept to https only where the operator says so', () => {
  const kept = (subdomains?: string) =>
    isolationHeaders('/', HTTPS, subdomains)['Strict-Transport-Security'];
  expect(kept('true')).toMatch(/^max-age=\d+; includeSubDomains$/);
  for (const other of [undefined, '', 'false']) expect(kept(other)).toMatch(/^max-age=\d+$/);
  expect(isolationHeaders('/', 'http://localhost:3000', 'true')).not.toHaveProperty(
    'Strict-Transport-Security',
  );
});

it.each([
  ['/', 'same-origin'],
  ['/en/pricing?a=.png', 'same-origin'],
  ['/admin', 'same-origin'],
  ['/api/leads', 'same-origin'],
  ['/api/resumes/file/a.docx', 'same-origin'],
  ['/_next/imagery', 'same-origin'],
  ['/_next/image?url=a&w=640&q=75', 'cross-origin'],
  ['/api/media/file/picture.webp', 'cross-origin'],
  ['/social/0123456789/pricing.png', 'cross-origin'],
  ['/favicon.ico', 'cross-origin'],
])('%s may be loaded by pages of %s', (address, policy) => {
  expect(isolationHeaders(address, HTTPS)['Cross-Origin-Resource-Policy']).toBe(policy);
});
