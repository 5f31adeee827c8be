import { expect, it } from 'vitest';
import { GET } from '@/app/api/messages/[lng]/[namespace]/route';
import { errorWords } from '@/site/refetch/error-translations';

const catalogue = (lng: string, namespace: string) =>
  GET(new Request('http://localhost/'), { params: Promise.resolve({ lng, namespace }) });

it('§8 the error title is "Đã có lỗi xảy ra"', () => {
  expect(errorWords('vi').title).toBe('Đã có lỗi xảy ra');
});

it('D4 the shared error title is "An error has occurred" on English pages', () => {
  expect(errorWords('en').title).toBe('An error has occurred');
});

it.each(['vi', 'en'] as const)(
  '§8 known messages: Invalid token, Inactive token, Something went wrong (%s)',
  async (lng) => {
    const response = await catalogue(lng, 'error-message');
    const messages = (await response.json()) as Record<string, string>;
    expect(Object.keys(messages).toSorted()).toEqual([
      'Inactive token',
      'Invalid token',
      'Something went wrong',
    ]);
    expect(new Set(Object.values(messages)).size).toBe(3);
    expect(errorWords(lng).generic).toBe(messages['Something went wrong']);
    expect(response.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
  },
);

it.each([
  ['vi', 'gallery'],
  ['fr', 'error-message'],
  ['en', '__proto__'],
])('browsers get only the error messages that they need: %s %s', async (lng, namespace) => {
  const response = await catalogue(lng, namespace);
  expect(response.status).toBe(404);
  expect(await response.json()).toMatchObject({ code: 'NOT_FOUND' });
});
