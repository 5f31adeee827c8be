import { beforeEach, expect, it, vi } from 'vitest';
import { allRefreshed, refreshThisProcess } from '../refresh-caches-of-process';
import {
  isPublicPicture,
  keepPublicPictures,
  publicPictureVersion,
  type PublicPictures,
} from './public-pictures';

type Pictures = [name: string, version: string][];

const { reads } = vi.hoisted(() => ({ reads: [] as PromiseWithResolvers<Pictures>[] }));
vi.mock('../queries/payload/find-public-pictures', () => ({
  findPublicPictures: async () => {
    const read = Promise.withResolvers<Pictures>();
    reads.push(read);
    return read.promise;
  },
}));
vi.mock('@/lib/env', () => ({ env: () => ({ NODE_ENV: 'development' }) }));
const logged = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
const whenRead = vi.fn<(list: PublicPictures) => Promise<void>>(async () => {});

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }));

const known = () => [isPublicPicture('a.png'), publicPictureVersion('a.png')];
/** Waits until nothing more is done without a timer or a read. */
const settled = () => vi.advanceTimersByTimeAsync(0);

it('a picture is shown without asking the CMS only by a list that was read after the last change', async () => {
  keepPublicPictures(whenRead);
  expect(known()).toEqual([false, undefined]);

  // A change during the first read: what that read finds is older.
  refreshThisProcess(['picture:1']);
  await settled();
  reads[1]!.resolve([['a.png', 'tuesday']]);
  await allRefreshed();
  reads[0]!.resolve([['a.png', 'monday']]);
  await settled();
  expect(known()).toEqual([true, 'tuesday']);
  expect(whenRead).toHaveBeenCalledExactlyOnceWith(new Map([['a.png', 'tuesday']]));

  refreshThisProcess(['page:vi:/']);
  await allRefreshed();
  expect(reads).toHaveLength(2);

  // Until a read succeeds, the earlier list counts only where the CMS can not be asked.
  refreshThisProcess(['list:media:vi']);
  await settled();
  expect(known()).toEqual([true, undefined]);
  reads[2]!.reject(new Error('no answer'));
  await allRefreshed();
  expect(known()).toEqual([true, undefined]);
  expect(String(logged.mock.lastCall?.[0])).toContain('public-pictures.waiting');
  await vi.advanceTimersByTimeAsync(3000);
  reads[3]!.resolve([]);
  await settled();
  expect(known()).toEqual([false, undefined]);
  expect(whenRead).toHaveBeenLastCalledWith(new Map());
});
