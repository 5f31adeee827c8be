import { describe, expect, it } from 'vitest';
import { playwrightFailures, vitestFailures } from './list-failed-tests.mjs';

const assertion = (fullName: string, failureMessages: string[]) => ({
  fullName,
  failureMessages,
  status: failureMessages.length > 0 ? 'failed' : 'passed',
});

describe('the failed tests named at the end of a run', () => {
  it('are read from a Vitest report, with the file and the first line of the message', () => {
    const report = {
      testResults: [
        {
          name: '/project/tests/a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            assertion('desk answers', []),
            assertion('desk waits', [
              '\u001b[31mError: too late\u001b[39m\n    at until (/project/tests/support/a.ts:7:38)\n    at /project/tests/a.test.ts:9:5',
            ]),
          ],
        },
        {
          name: '/project/tests/b.test.ts',
          status: 'failed',
          message: 'Hook timed out in 120000ms.',
          assertionResults: [],
        },
        {
          name: '/project/tests/c.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [assertion('never begun', [])],
        },
      ],
    };
    expect(vitestFailures(report, '/project')).toEqual([
      'tests/a.test.ts › desk waits: Error: too late (tests/a.test.ts:9)',
      'tests/b.test.ts: Hook timed out in 120000ms.',
      'tests/c.test.ts: failed beside its tests',
    ]);
  });

  it('are read from a Playwright report, from nested groups and flaky tests too', () => {
    const spec = (title: string, status: string, message?: string) => ({
      title,
      file: 'tour.spec.ts',
      tests: [{ status, results: [{ error: message === undefined ? undefined : { message } }] }],
    });
    const report = {
      errors: [{ message: 'Error: no server' }],
      suites: [
        {
          title: 'tour.spec.ts',
          specs: [spec('opens', 'expected')],
          suites: [
            { title: 'in English', specs: [spec('closes', 'unexpected', 'Error: still open')] },
            { title: 'in Vietnamese', specs: [spec('closes', 'flaky', 'Error: moved\nmore')] },
          ],
        },
      ],
    };
    expect(playwrightFailures(report)).toEqual([
      'run: Error: no server',
      'tour.spec.ts › in English › closes: Error: still open',
      'tour.spec.ts › in Vietnamese › closes: Error: moved',
    ]);
  });

  it('are an empty list when the runner wrote no report', () => {
    expect(vitestFailures(undefined, '/project')).toEqual([]);
    expect(playwrightFailures(undefined)).toEqual([]);
  });
});
