import { stripVTControlCharacters } from 'node:util';

/**
 * Lists the names of failed tests for the end of a run, because often only its last lines are kept. Both readers take
 * a runner's JSON report and return one line per failed test, and per file or run that failed without one: `file ›
 * title: first line of the message (file:line)`.
 */

const inTests = /(tests\/[^\s()]+:\d+):\d+/;
const inTestFile = /(tests\/[^\s()]+\.(?:test|spec)\.\w+:\d+):\d+/;

function line(where, message = '') {
  const [first, ...stack] = stripVTControlCharacters(message).trim().split('\n');
  if (!first) return where;
  // The line of the test that failed, rather than a line of a helper that it called.
  const at = (place) => stack.map((each) => place.exec(each)?.[1]).find(Boolean);
  const place = at(inTestFile) ?? at(inTests);
  return place ? `${where}: ${first} (${place})` : `${where}: ${first}`;
}

/** @returns {string[]} a line for each failure of the report; none without a report */
export function vitestFailures(report, root) {
  return (report?.testResults ?? []).flatMap((file) => {
    const name = file.name.replace(`${root}/`, '');
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length > 0) {
      return failed.map((test) => line(`${name} › ${test.fullName}`, test.failureMessages[0]));
    }
    // Vitest reports the error of a hook of the file as `message`, but not that of a hook inside `describe`.
    return file.status === 'failed' ? [line(name, file.message || 'failed beside its tests')] : [];
  });
}

function playwrightSpecs(suite, titles = []) {
  return [
    ...(suite.specs ?? []).map((spec) => ({ spec, titles: [...titles, spec.title] })),
    ...(suite.suites ?? []).flatMap((inner) => playwrightSpecs(inner, [...titles, inner.title])),
  ];
}

/** @returns {string[]} a line for each failure of the report; none without a report */
export function playwrightFailures(report) {
  const errors = (report?.errors ?? []).map(({ message }) => line('run', message));
  const tests = (report?.suites ?? []).flatMap((file) =>
    playwrightSpecs(file).flatMap(({ spec, titles }) =>
      spec.tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => {
          const error = results.find((result) => result.error)?.error;
          return line([spec.file, ...titles].join(' › '), error?.stack ?? error?.message);
        }),
    ),
  );
  return [...errors, ...tests];
}
