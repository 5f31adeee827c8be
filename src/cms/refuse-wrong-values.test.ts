import { APIError, type Payload, ValidationError } from 'payload';
import { describe, expect, it, vi } from 'vitest';
import { refuseWrongValues } from '@/cms/refuse-wrong-values';

const req = { transactionID: 't', i18n: { language: 'en' }, t: (key: string) => key };

/** An error of the database as the adapter throws it: the code is in its cause. */
const refusedWith = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('refused'), { code }) });

const reference = (name: string) => ({ type: 'relationship', name, relationTo: name });

type Find = (asked: { where: { id: { in: number[] } } }) => Promise<{ docs: object[] }>;

/** A CMS whose writes all fail with an error; `find` looks up documents, and finds all that are asked for. */
function failingWith(error: Error) {
  const find = vi.fn<Find>(async ({ where }) => ({ docs: where.id.in.map((id) => ({ id })) }));
  const fail = async () => {
    throw error;
  };
  const commit = vi.fn<(id: string) => Promise<void>>(async () => {});
  const db = {
    create: fail,
    createGlobal: fail,
    createGlobalVersion: fail,
    createVersion: fail,
    deleteMany: fail,
    deleteOne: fail,
    updateGlobal: fail,
    updateGlobalVersion: fail,
    updateMany: fail,
    updateOne: fail,
    updateVersion: fail,
    find,
    sessions: { t: {} },
    commitTransaction: commit,
    rollbackTransaction: async () => {},
  };
  const typeOf = (slug: string) => ({
    config: {
      labels: { singular: slug },
      flattenedFields: slug === 'notes' ? [reference('users'), reference('media')] : [],
    },
  });
  const payload = {
    db,
    collections: { notes: typeOf('notes'), users: typeOf('users'), media: typeOf('media') },
    config: { globals: [{ slug: 'settings', flattenedFields: [] }] },
  };
  refuseWrongValues(payload as unknown as Payload);
  const write = (name: keyof typeof db, args: object = { collection: 'notes' }) =>
    (db[name] as unknown as (given: object) => Promise<unknown>)({ data: {}, ...args, req });
  return { db, find, commit, write };
}

describe('a write that the database refuses', () => {
  it.each(['createVersion', 'updateMany', 'updateOne', 'updateVersion'])(
    '%s of a document that was deleted meanwhile is not found',
    async (name) => {
      const { write } = failingWith(refusedWith('23503'));
      await expect(write(name as 'updateOne')).rejects.toMatchObject({ status: 404 });
    },
  );

  it.each([
    ['create', { collection: 'notes' }],
    ['createGlobal', { slug: 'settings' }],
    ['createGlobalVersion', { globalSlug: 'settings' }],
    ['updateGlobal', { slug: 'settings' }],
    ['updateGlobalVersion', { global: 'settings' }],
  ])('%s without a missing reference stays an error of the server', async (name, args) => {
    const error = refusedWith('23503');
    const { write } = failingWith(error);
    await expect(write(name as 'create', args)).rejects.toBe(error);
  });

  it.each(['23502', '54000'])('is a mistake of the request with the code %s', async (code) => {
    const { write } = failingWith(refusedWith(code));
    await expect(write('create')).rejects.toMatchObject({ status: 400 });
  });

  it.each(['deleteMany', 'deleteOne'] as const)(
    '%s of a document that another record needs is refused',
    async (name) => {
      const { write } = failingWith(refusedWith('23502'));
      await expect(write(name)).rejects.toMatchObject({ status: 409 });
    },
  );

  it('names each missing document, and looks up one collection after the other', async () => {
    const { find, write } = failingWith(refusedWith('23503'));
    let running = 0;
    let most = 0;
    find.mockImplementation(async () => {
      running += 1;
      most = Math.max(most, running);
      await new Promise(setImmediate);
      running -= 1;
      return { docs: [] };
    });
    const data = { users: 5, media: 6 };
    await expect(write('create', { collection: 'notes', data })).rejects.toMatchObject({
      status: 400,
      data: { errors: [{ path: 'users' }, { path: 'media' }] },
    });
    expect([find.mock.calls.length, most]).toEqual([2, 1]);
  });
});

describe('a transaction', () => {
  const taken = { path: 'slug', message: 'Value must be unique' };
  it.each([
    ['a value that is there already', new ValidationError({ errors: [taken] })],
    ['a value that its column can not hold', refusedWith('22003')],
  ])('with a refused write of %s is not committed', async (_what, error) => {
    const { commit, db, write } = failingWith(error);
    const reason: unknown = await write('updateOne').catch((refusal: unknown) => refusal);
    await expect(db.commitTransaction('t')).rejects.toBe(reason);
    expect(commit).not.toHaveBeenCalled();
  });

  it('is committed when the database refused no statement', async () => {
    const { commit, db, write } = failingWith(new APIError('Taken meanwhile', 409));
    await expect(write('updateOne')).rejects.toMatchObject({ status: 409 });
    await db.commitTransaction('t');
    expect(commit).toHaveBeenCalledOnce();
  });
});
