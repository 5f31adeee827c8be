import { expect, it } from 'vitest';
import nextConfig from '../../next.config';
import { errorFields } from './write-log-line';

class FullError extends Error {}

it.each([
  [new FullError('secret'), { error: 'FullError', code: undefined }],
  [new TypeError('secret'), { error: 'TypeError', code: undefined }],
  [Object.assign(new Error('secret'), { code: 'ENOSPC' }), { error: 'Error', code: 'ENOSPC' }],
  [new Error('secret', { cause: { code: '57014' } }), { error: 'Error', code: undefined }],
  ['secret', { error: 'string' }],
])('a log line names the class and code of an error, never its message (%#)', (error, fields) => {
  expect(errorFields(error)).toEqual(fields);
});

it('the build does not minify class names on the server', () => {
  expect(nextConfig.experimental?.turbopackMinify).toMatchObject({ server: false });
  expect(nextConfig.serverExternalPackages).toEqual(
    expect.arrayContaining(['payload', 'pg', 'pg-boss', 'drizzle-orm']),
  );
});
