import { expect, it } from 'vitest';
import { isDatabaseUnavailableError, isRetryableError } from './database-connection-errors';

const coded = (code: string, message = '') => Object.assign(new Error(message), { code });

it.each([
  ['nobody listens', coded('ECONNREFUSED')],
  ['behind the words of another', new Error('Failed query', { cause: coded('ECONNRESET') })],
  ['the server stops', coded('57P01', 'terminating connection due to administrator command')],
  ['the server starts', coded('57P03')],
  ['lost in the middle', new Error('Connection terminated unexpectedly')],
  ['no connection yet', new Error('Error: cannot connect to Postgres: connect ECONNREFUSED')],
])('counts as an unreachable database: %s', (_, error) => {
  expect(isDatabaseUnavailableError(error)).toBe(true);
});

it.each([
  ['a fault in what was written', new Error('Failed query', { cause: coded('23505') })],
  ['its disk is full', coded('53100')],
  ['all connections are in use', new Error('timeout exceeded when trying to connect')],
  ['a statement took too long', coded('57014')],
  ['no error', 'ECONNREFUSED'],
])('does not count as an unreachable database: %s', (_, error) => {
  expect(isDatabaseUnavailableError(error)).toBe(false);
});

it.each([
  ['a connection that is refused', coded('ECONNREFUSED'), true],
  ['a statement that was stopped', coded('57014'), true],
  ['too many connections', coded('53300'), true],
  ['a pool that is used up', new Error('timeout exceeded when trying to connect'), true],
  ['a value that does not fit', coded('22P02'), false],
  ['a row that is there already', coded('23505'), false],
  ['an error of ours', new TypeError('x is undefined'), false],
])('a read may succeed later after %s: as said', (_, error, expected) => {
  expect(isRetryableError(error)).toBe(expected);
  expect(isRetryableError(new Error('outer', { cause: error }))).toBe(expected);
});
