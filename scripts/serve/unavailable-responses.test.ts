import { describe, expect, it } from 'vitest';
import { adminAnswer, unavailableAnswer } from './unavailable-responses.mjs';
import english from '@messages/en/errors.json';
import englishForms from '@messages/en/forms.json';
import vietnamese from '@messages/vi/errors.json';

const ask = (url: string, headers: Record<string, string> = {}, method = 'GET') =>
  unavailableAnswer({ url, method, headers });
const html = { accept: 'text/html,*/*' };

describe('foundation: a part that dies is started again (what the port says meanwhile)', () => {
  it.each([
    ['/', 'vi', vietnamese],
    ['/pricing?en', 'vi', vietnamese],
    ['/enterprise', 'vi', vietnamese],
    ['/en', 'en', english],
    ['/en/pricing', 'en', english],
  ])('%s in the language of the page', (address, language, { away }) => {
    const { status, headers, body } = ask(address, html);
    expect(status).toBe(503);
    expect(headers).toMatchObject({ 'Retry-After': '5', 'Cache-Control': 'no-store' });
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(away.text);
    expect(body).toContain(away.again);
  });

  it('a form post without a script is answered in the language of its page, with what to do next', () => {
    const sent = { ...html, referer: 'http://localhost:3000/en/book-demo' };
    const { status, body } = ask('/api/forms/book-demo', sent, 'POST');
    expect(status).toBe(503);
    expect(body).toContain(english.away.notStored);
    expect(body).not.toContain('href=');
  });

  it('a form post by script gets an answer that the script can parse', () => {
    const sent = { accept: 'application/json', referer: 'http://localhost:3000/en' };
    const { status, body } = ask('/api/forms/book-demo', sent, 'POST');
    expect(status).toBe(503);
    expect(JSON.parse(body)).toEqual({
      code: 'unavailable',
      message: englishForms.notice.unavailable,
    });
  });

  it('live and ready answer 503', () => {
    for (const address of ['/api/health/live', '/api/health/ready?x']) {
      expect(ask(address).status).toBe(503);
    }
    expect(JSON.parse(ask('/api/health/ready').body)).toMatchObject({ status: 'not-ready' });
  });

  it('the admin distinguishes "still starting" from an error, in the chosen language', () => {
    const inEnglish = { headers: { cookie: 'a=b; payload-lng=en' } };
    expect(adminAnswer(inEnglish, { isReady: false })).toMatchObject({ status: 503 });
    expect(adminAnswer(inEnglish, { isReady: false }).body).toContain(english.admin.away.text);
    const failed = adminAnswer({ headers: {} }, { isReady: true });
    expect(failed.status).toBe(500);
    expect(failed.body).toContain(vietnamese.admin.failed.text);
  });
});
