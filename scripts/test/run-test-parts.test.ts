import { describe, expect, it } from 'vitest';
import { chosenParts } from './choose-test-parts.mjs';
import { runParts } from './run-test-parts.mjs';
import { parts as allParts } from './test-parts.mjs';

type Part = { name: string; cores: number; needs?: string[] };

/** Runs parts that end when the test says so; records which ones are running. */
function controlled(parts: Part[], cores: number, failing: string[] = []) {
  const running = new Set<string>();
  const log: string[] = [];
  const ends = new Map<string, () => void>();
  let stopped = false;
  const done = runParts(parts, {
    cores,
    run: async ({ name }: Part) => {
      running.add(name);
      log.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      running.delete(name);
      return { name, ok: !failing.includes(name) };
    },
    hasPassed: ({ ok }: { ok: boolean }) => ok,
    skip: ({ name }: Part, failed: string) => ({ name, ok: false, failed }),
    isStopped: () => stopped,
  });
  const end = async (name: string) => {
    ends.get(name)!();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { done, end, log, running: () => [...running].toSorted(), stop: () => (stopped = true) };
}

describe('scheduling of test parts', () => {
  it('runs as many at once as there are cores, in their order', async () => {
    const parts = ['a', 'b', 'c'].map((name) => ({ name, cores: 1 }));
    const { end, running, done } = controlled(parts, 2);
    expect(running()).toEqual(['a', 'b']);
    await end('a');
    expect(running()).toEqual(['b', 'c']);
    await end('b');
    await end('c');
    expect(await done).toMatchObject([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
  });

  it('starts smaller parts while one that needs the whole machine waits', async () => {
    const parts = [
      { name: 'a', cores: 1 },
      { name: 'wide', cores: 2 },
      { name: 'b', cores: 1 },
    ];
    const { end, running, done } = controlled(parts, 2);
    expect(running()).toEqual(['a', 'b']);
    await end('a');
    expect(running()).toEqual(['b']);
    await end('b');
    expect(running()).toEqual(['wide']);
    await end('wide');
    await done;
  });

  it('runs a part that needs no core beside one that needs the whole machine', async () => {
    const parts = [
      { name: 'wide', cores: 2 },
      { name: 'waiting', cores: 0 },
      { name: 'a', cores: 1 },
    ];
    const { end, running, done } = controlled(parts, 2);
    expect(running()).toEqual(['waiting', 'wide']);
    await end('wide');
    expect(running()).toEqual(['a', 'waiting']);
    await end('waiting');
    await end('a');
    await done;
  });

  it('runs a part that needs more cores than the machine has alone', async () => {
    const { end, running, done } = controlled([{ name: 'wide', cores: 4 }], 2);
    expect(running()).toEqual(['wide']);
    await end('wide');
    expect(await done).toEqual([{ name: 'wide', ok: true }]);
  });

  it('runs nothing beside a part that measures, on a machine of any size', async () => {
    const parts = [
      { name: 'a', cores: 1 },
      { name: 'measuring', cores: Infinity },
      { name: 'waiting', cores: 0 },
    ];
    const { end, running, done } = controlled(parts, 8);
    expect(running()).toEqual(['a', 'waiting']);
    await end('a');
    expect(running()).toEqual(['waiting']);
    await end('waiting');
    expect(running()).toEqual(['measuring']);
    await end('measuring');
    await done;
    const measuringFirst = controlled([parts[1]!, parts[2]!], 8);
    expect(measuringFirst.running()).toEqual(['measuring']);
    await measuringFirst.end('measuring');
    await measuringFirst.end('waiting');
    await measuringFirst.done;
  });

  it.each(['types', 'lint'])('the part %s waits for the route types that it reads', (part) => {
    expect(allParts.find(({ name }) => name === part)?.needs).toContain('route-types');
  });

  it('the parts of npm run test:long that measure run alone', () => {
    const names = allParts.filter(({ cores }) => cores === Infinity).map(({ name }) => name);
    expect(names).toEqual(['burst', 'lighthouse', 'scale', 'addresses']);
  });

  it('starts a part once its dependencies have passed, and skips it when one has failed', async () => {
    const parts = [
      { name: 'build', cores: 1 },
      { name: 'browser', cores: 1, needs: ['build'] },
      { name: 'types', cores: 1 },
    ];
    const { end, running, done } = controlled(parts, 2, ['build']);
    expect(running()).toEqual(['build', 'types']);
    await end('types');
    expect(running()).toEqual(['build']);
    await end('build');
    expect(await done).toEqual([
      { name: 'build', ok: false },
      { name: 'browser', ok: false, failed: 'build' },
      { name: 'types', ok: true },
    ]);
  });

  it('starts nothing after a stop', async () => {
    const parts = ['a', 'b'].map((name) => ({ name, cores: 1 }));
    const { end, stop, log, done } = controlled(parts, 1);
    stop();
    await end('a');
    expect(await done).toEqual([{ name: 'a', ok: true }]);
    expect(log).toEqual(['a']);
  });
});

describe('npm test takes names of parts, groups and test files', () => {
  const parts = [
    { name: 'types', group: 'check' },
    { name: 'lint', group: 'check' },
    { name: 'build', needs: ['types'] },
    { name: 'unit', of: /^(?:src|scripts)\/.*\.test\.ts$/ },
    { name: 'integration', of: /^tests\/integration\/.*\.test\.ts$/ },
    { name: 'staff', needs: ['build'], of: /^tests\/e2e\/staff-.*$/ },
    { name: 'many', tier: 'long' as const, needs: ['build'], of: /^tests\/integration\// },
  ];
  const namesOf = (list: ReturnType<typeof chosenParts>) =>
    list.map(({ part, files }) => [part.name, ...files]);
  const chosen = (...names: string[]) => namesOf(chosenParts(parts, names));
  const chosenLong = (...names: string[]) => namesOf(chosenParts(parts, names, 'long'));

  it('without a name it runs all parts but those that take hours', () => {
    const names = ['types', 'lint', 'build', 'unit', 'integration', 'staff'];
    expect(chosen()).toEqual(names.map((name) => [name]));
  });

  it('npm run test:long takes the same names, and without one runs the parts that take hours', () => {
    expect(chosenLong()).toEqual([['types'], ['build'], ['many']]);
    expect(chosenLong('lint')).toEqual([['lint']]);
    expect(chosen('many')).toEqual([['types'], ['build'], ['many']]);
    const file = 'tests/integration/leads/store-leads.test.ts';
    expect(chosenLong(file)).toEqual([['types'], ['build'], ['many', file]]);
    expect(chosen(file)).toEqual([['integration', file]]);
  });

  it('a part runs with its dependencies, and a group with its parts', () => {
    expect(chosen('staff')).toEqual([['types'], ['build'], ['staff']]);
    expect(chosen('check')).toEqual([['types'], ['lint']]);
  });

  it('a test file runs alone in its part', () => {
    expect(
      chosen('tests/integration/leads/store-leads.test.ts', 'scripts/test/run-test-parts.test.ts'),
    ).toEqual([
      ['unit', 'scripts/test/run-test-parts.test.ts'],
      ['integration', 'tests/integration/leads/store-leads.test.ts'],
    ]);
    expect(chosen('integration', 'tests/integration/leads/store-leads.test.ts')).toEqual([
      ['integration'],
    ]);
  });

  it('an unknown name is refused with a message that names it', () => {
    expect(() => chosen('tests/nowhere.test.ts')).toThrow(
      '"tests/nowhere.test.ts" is neither a test file nor a part; the parts are check, types, lint, build, unit, integration, staff, many.',
    );
  });
});
