import { expect, test, vi } from 'vitest';
import { shuffled } from './shuffle-test-order.mjs';

const files = Array.from({ length: 20 }, (_, index) => `${index}.spec.ts`);

test('a seed fixes the order of files and loses none', () => {
  expect(shuffled(files, 7)).toEqual(shuffled(files, 7));
  expect(shuffled(files, 7)).not.toEqual(shuffled(files, 8));
  expect(shuffled(files, 7)).not.toEqual(files);
  expect(shuffled(files, 7).toSorted()).toEqual(files.toSorted());
});

async function sequencerWithSeed(seed: string) {
  vi.stubEnv('ORDER_SEED', seed);
  vi.resetModules();
  const { default: config } = await import('../../vitest.config');
  vi.unstubAllEnvs();
  return config.test?.sequence?.sequencer;
}

test('with a seed Vitest draws the order of files, without one the configuration decides', async () => {
  expect(await sequencerWithSeed('7')).toBeUndefined();
  expect(await sequencerWithSeed('')).toBeDefined();
});
