import { stripVTControlCharacters } from 'node:util';

/**
 * Matches the place of a line in a test file. This file lists the names of failed tests, because often only the last
 * lines of a run are kept. Both readers take a runner's JSON report and return one line per failed test, and per file
 * or run that failed without one: `file › title: first line of the message (file:line)`.
 */

const inTests = /(tests\/[^\s()]+:\d+):\d+/;
const inTestFile = /(tests\/[^\s()]+\.(?:test|spec)\.\w+:\d+):\d+/;

function line(where, message = '') {
  const [first, ...stack] = stripVTControlCharacters(message).trim().split('\n');
  if (!first) return where;
  // The line of the test that failed, rather than a line in a function that it called.
  const at = (place) => stack.map((each) => place.exec(each)?.[1]).find(Boolean);
  const place = at(inTestFile) ?? at(inTests);
  return place ? `${where}: ${first} (${place})` : `${where}: ${first}`;
}

/**
 * Lists the failures in the JSON report of a test runner.
 * @returns {string[]} one line for each
 */
export function vitestFailures(report, root) {
  return (report?.testResults ?? []).flatMap((file) => {
    const name = file.name.replace(`${root}/`, '');
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length > 0) {
      return failed.map((test) => line(`${name} › ${test.fullName}`, test.failureMessages[0]));
    }
    // The report contains errors of a file's own hooks, but not of a group's.
    return file.status === 'failed' ? [line(name, file.message || 'failed beside its tests')] : [];
  });
}

function playwrightSpecs(suite, titles = []) {
  return [
    ...(suite.specs ?? []).map((spec) => ({ spec, titles: [...titles, spec.title] })),
    ...(suite.suites ?? []).flatMap((inner) => playwrightSpecs(inner, [...titles, inner.title])),
  ];
}

/**
 * Lists the failures in the JSON report of a test runner.
 * @returns {string[]} one line for each
 */
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
