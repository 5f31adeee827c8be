import { describe, expect, it } from 'vitest';
import { noteReached, watchCall } from '@/lib/server-function-refusal';
import { callFault, carryOut } from './validate-server-function-calls';

const config = {
  collections: [{ slug: 'pages' }, { slug: 'blogs' }],
  globals: [{ slug: 'settings' }],
} as unknown as Parameters<typeof callFault>[0];

const statusOf = async (call: unknown, isSignedIn = true) =>
  (await callFault(config, call, () => Promise.resolve(isSignedIn)))?.status ?? 200;

describe('D27 machine endpoints answer 4xx with code and message, never a stack, never 500 (functions of the admin)', () => {
  it.each([
    [undefined, 400],
    [null, 400],
    ['x', 400],
    [[], 400],
    [{}, 400],
    [{ name: 'x', args: {} }, 400],
    [{ name: 'toString', args: {} }, 400],
    [{ name: '__proto__', args: {} }, 400],
    // Functions of features that are turned off: copying one language into the other, the CMS's own schedule.
    [{ name: 'copy-data-from-locale', args: { collectionSlug: 'pages', docID: 1 } }, 400],
    [{ name: 'schedule-publish', args: { type: 'publish' } }, 400],
    [{ name: 'form-state' }, 400],
    [{ name: 'form-state', args: null }, 400],
    [{ name: 'form-state', args: {} }, 400],
    [{ name: 'form-state', args: { collectionSlug: 'x' } }, 400],
    [{ name: 'form-state', args: { collectionSlug: 'pages', data: 1 } }, 400],
    [{ name: 'form-state', args: { collectionSlug: 'pages', formState: [] } }, 400],
    [{ name: 'form-state', args: { collectionSlug: 'pages', formState: {}, id: 1 } }, 200],
    [{ name: 'form-state', args: { globalSlug: 'settings', data: {}, operation: 'update' } }, 200],
    [{ name: 'table-state', args: { collectionSlug: ['pages', 'blogs'], columns: [] } }, 200],
    [{ name: 'table-state', args: { collectionSlug: 'pages', columns: 1 } }, 400],
    [{ name: 'render-document', args: { docID: 1 } }, 400],
    [{ name: 'render-document', args: { collectionSlug: 'pages', docID: null } }, 200],
    [{ name: 'render-list', args: { collectionSlug: 'pages', query: { limit: 5 } } }, 200],
    [{ name: 'render-list', args: { collectionSlug: 'pages', query: 'limit=5' } }, 400],
    [
      { name: 'render-list', args: { collectionSlug: 'pages', query: { where: { or: 'x' } } } },
      400,
    ],
    [{ name: 'render-field', args: { schemaPath: 'x' } }, 400],
    [{ name: 'render-field', args: { schemaPath: 'collection.blogs.body', path: 'body' } }, 200],
  ])('a call %j is answered %i', async (call, status) => {
    expect(await statusOf(call)).toBe(status);
  });

  it('a stranger reaches only the function that the first sign-up needs', async () => {
    const call = (name: string) => ({ name, args: { collectionSlug: 'pages', formState: {} } });
    expect(await statusOf(call('form-state'), false)).toBe(200);
    expect(await statusOf(call('render-list'), false)).toBe(401);
    expect(await statusOf(call('x'), false)).toBe(401);
  });

  /** The status of the answer to a call whose work throws this error. */
  async function answerTo(error: Error) {
    const fail = async () => {
      throw error;
    };
    let status: number | undefined;
    await watchCall(async (refusal) => {
      noteReached();
      await expect(carryOut(fail)).rejects.toThrow();
      status = refusal()?.status ?? 500;
    });
    return status;
  }

  it('what the CMS refuses is refused, and its own faults stay faults', async () => {
    expect(await answerTo(new Error('not-found'))).toBe(404);
    expect(await answerTo(Object.assign(new Error('No'), { status: 403 }))).toBe(403);
    expect(await answerTo(Object.assign(new Error('No'), { status: 500 }))).toBe(500);
    expect(await answerTo(new TypeError('x is undefined'))).toBe(500);
  });

  it('a call that the framework could not read is the caller’s fault', () => {
    watchCall((refusal) => {
      expect(refusal()).toMatchObject({ status: 400, code: 'action' });
    });
  });
});
