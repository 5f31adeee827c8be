import type { PayloadRequest } from 'payload';
import { describe, expect, it } from 'vitest';
import { asInputError } from '@/cms/hooks/database-errors-as-input-errors';

const req = { i18n: { language: 'en' } } as PayloadRequest;

/** An error of the database as the adapter throws it: the code is in its cause. */
const refusedWith = (code: string) =>
  new Error('Failed query', { cause: Object.assign(new Error('refused'), { code }) });

const answerTo = (error: Error) => asInputError({ context: {}, error, req });

describe('the answer to an error that no endpoint expects', () => {
  it.each([
    ['a number out of range', refusedWith('22003')],
    ['text that is no number', refusedWith('22P02')],
    ['broken JSON', new SyntaxError('Unexpected token')],
    ['a broken URL', new URIError('URI malformed')],
  ])('%s is a mistake of the request', async (_what, error) => {
    const message = expect.stringMatching(/^A value is of the wrong kind/) as string;
    const response = { errors: [{ message }] };
    expect(await answerTo(error)).toEqual({ status: 400, response });
  });

  it.each([
    ['a missing value', '23502'],
    ['a missing reference', '23503'],
    ['a text too long for its index', '54000'],
    ['a table that does not exist', '42P01'],
  ])('%s outside the write of a document stays an error of the server', async (_what, code) => {
    expect(await answerTo(refusedWith(code))).toBeUndefined();
  });
});
