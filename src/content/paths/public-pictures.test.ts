import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { allRefreshed, refreshThisProcess } from '../refresh-caches-of-process';
import {
  isPublicPicture,
  keepPublicPictures,
  publicPictureVersion,
  type PublicPictures,
} from './public-pictures';

type Pictures = [name: string, version: string][];

const { reads, database } = vi.hoisted(() => ({
  reads: [] as PromiseWithResolvers<Pictures>[],
  database: { isAway: false, answers: true, folder: '', isFresh: true },
}));
vi.mock('../queries/payload/find-public-pictures', () => ({
  findPublicPictures: async () => {
    const read = Promise.withResolvers<Pictures>();
    reads.push(read);
    return read.promise;
  },
}));
vi.mock('../cache-refresh-listener', () => ({
  databaseAnswers: async () => database.answers,
}));
vi.mock('../page-copies-for-outages', async (original) => ({
  ...(await original<object>()),
  isDatabaseAway: () => database.isAway,
  lastGoodFolder: () => database.folder,
  mayShowLastGood: () => database.isFresh,
}));
const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
const warnings = () => logged.mock.calls.filter(([line]) => /public-pictures/.test(String(line)));
const whenRead = vi.fn<(list: PublicPictures) => Promise<void>>(async () => {});

const shared = globalThis as { [key: symbol]: unknown };
/** Forgets the lists in memory, as the next process does. */
function forget() {
  for (const key of ['site.public-pictures', 'site.public-pictures.saved']) {
    delete shared[Symbol.for(key)];
  }
}

const parent = mkdtempSync(path.join(tmpdir(), 'pictures-'));
database.folder = path.join(parent, 'copies');
const file = path.join(database.folder, 'pictures.json');
const onDisk = () => existsSync(file) && (JSON.parse(readFileSync(file, 'utf8')) as Pictures);
function store(pictures: Pictures) {
  mkdirSync(database.folder, { recursive: true });
  writeFileSync(file, JSON.stringify(pictures));
}

const known = (name = 'a.png') => [isPublicPicture(name), publicPictureVersion(name)];
/** Waits until nothing more is done without a timer or a read. */
const settled = () => vi.advanceTimersByTimeAsync(0);
const lastRead = () => reads.at(-1)!;
const failure = () => new Error('no answer');

/** Refreshes the list after changes, which are answered once the read has ended. */
async function refresh(tag: string, end: (read: PromiseWithResolvers<Pictures>) => void) {
  refreshThisProcess([tag]);
  await settled();
  end(lastRead());
  await allRefreshed();
}

// Once for all tests, which build on each other: doing it again would drop a retry that is pending.
beforeAll(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
beforeEach(() => {
  Object.assign(database, { isAway: false, answers: true, isFresh: true });
  logged.mockClear();
  whenRead.mockClear();
});
afterAll(() => {
  vi.useRealTimers();
  forget();
  rmSync(parent, { recursive: true, force: true });
});

const A: Pictures[number] = ['a.png', '1 monday'];
const B: Pictures[number] = ['b.png', '12 monday'];

describe('the list of public pictures', () => {
  it('of an earlier process is deleted when it can not be read anew, though the database is up', async () => {
    store([A]);
    database.isAway = true;
    expect(known()).toEqual([true, '1 monday']);
    database.answers = false;
    keepPublicPictures(whenRead);
    lastRead().reject(failure());
    await settled();
    expect(known()).toEqual([true, '1 monday']);

    Object.assign(database, { isAway: false, answers: true });
    await vi.advanceTimersByTimeAsync(3000);
    lastRead().reject(failure());
    await settled();
    expect(onDisk()).toBe(false);
    expect(known()).toEqual([false, undefined]);
    expect(warnings()).toHaveLength(1);
  });

  it('shows a picture without asking the CMS only when it was read after the last change', async () => {
    const before = reads.length;
    await vi.advanceTimersByTimeAsync(3000);
    expect(reads).toHaveLength(before + 1);
    const first = lastRead();
    // A change during the first read: what that read finds is older.
    await refresh('picture:1', (read) => read.resolve([['a.png', '1 tuesday']]));
    first.resolve([A]);
    await settled();
    expect(known()).toEqual([true, '1 tuesday']);
    expect(whenRead).toHaveBeenCalledExactlyOnceWith(new Map([['a.png', '1 tuesday']]));

    refreshThisProcess(['page:vi:/']);
    await allRefreshed();
    expect(reads).toHaveLength(before + 2);

    // Until a read succeeds, the earlier list counts only where the CMS can not be asked.
    await refresh('list:media:vi', (read) => read.reject(failure()));
    expect(known()).toEqual([true, undefined]);
    await vi.advanceTimersByTimeAsync(3000);
    lastRead().resolve([A, B]);
    await settled();
    expect(known()).toEqual([true, '1 monday']);
    expect(onDisk()).toEqual([A, B]);
    expect(warnings()).toHaveLength(1);
  });

  it('has no changed picture when the change is answered and the list could not be read', async () => {
    database.answers = false;
    await refresh('list:media:vi', (read) => read.reject(failure()));
    await vi.advanceTimersByTimeAsync(3000);
    const retried = lastRead();
    // The picture goes to the trash while the list is read once more.
    await refresh('picture:1', (read) => read.reject(failure()));
    database.isAway = true;
    expect([known('a.png')[0], known('b.png')[0]]).toEqual([false, true]);
    expect(onDisk()).toEqual([B]);
    retried.resolve([A, B]);
    await settled();
    expect([known('a.png')[0], onDisk()]).toEqual([false, [B]]);
    expect(warnings()).toHaveLength(1);
  });

  it('is read once after a change that comes while a failed read waits to be repeated', async () => {
    await refresh('picture:1', (read) => read.resolve([A, B]));
    const before = reads.length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reads).toHaveLength(before);
    expect(known()).toEqual([true, '1 monday']);
  });

  it('on disk is parsed once, and counts no longer than the copies of pages', () => {
    forget();
    database.isAway = true;
    expect(known()).toEqual([true, '1 monday']);
    store([]);
    expect(known()).toEqual([true, '1 monday']);
    database.isFresh = false;
    expect(known()).toEqual([false, undefined]);
  });

  it('on disk is deleted when the present one can not be written', async () => {
    store([A]);
    mkdirSync(`${file}.part`);
    await refresh('list:media:vi', (read) => read.resolve([B]));
    expect(onDisk()).toBe(false);
    expect(known('b.png')).toEqual([true, '12 monday']);
  });
});
