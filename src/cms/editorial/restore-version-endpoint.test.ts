import type { PayloadRequest } from 'payload';
import { describe, expect, it, vi } from 'vitest';
import { restoreEndpoint } from '@/cms/editorial/restore-version-endpoint';

/** Restores a version without a title, of a type whose entries are named by this field. */
async function restore(useAsTitle?: string) {
  const update = vi.fn<() => Promise<object>>(async () => ({ id: 3 }));
  const payload = {
    collections: { notes: { config: { admin: { useAsTitle } } } },
    findVersionByID: async () => ({ parent: 3, version: { text: 'x' } }),
    update,
    create: async () => ({}),
  };
  const user = { id: 1, role: 'editor', email: 'editor@example.com' };
  const i18n = { language: 'en' };
  const req = { user, payload, context: {}, locale: 'vi', i18n, routeParams: { id: 1 } };
  const answer = await restoreEndpoint('notes').handler(req as unknown as PayloadRequest);
  return { status: answer.status, updates: update.mock.calls.length };
}

describe('restoring a version', () => {
  it('without a title in the language is refused', async () => {
    expect(await restore('title')).toEqual({ status: 400, updates: 0 });
  });

  it('works for a type that has no title', async () => {
    expect(await restore()).toEqual({ status: 200, updates: 1 });
  });
});
