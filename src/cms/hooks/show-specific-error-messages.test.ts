import { APIError, type PayloadRequest, ValidationError } from 'payload';
import { describe, expect, it } from 'vitest';
import { keepErrorMessages } from '@/cms/hooks/show-specific-error-messages';

const req = {} as PayloadRequest;
const errors = [{ path: 'alt', message: 'Say what the picture shows.' }];
const wrong = () => new ValidationError({ collection: 'media', errors });

describe('the error message of an invalid field', () => {
  it('names the field and the reason, even if the error has another copy of the class', async () => {
    const error = Object.assign(wrong(), { name: 't' });
    const result = { errors: [{ message: error.message }] };
    const answer = await keepErrorMessages({ context: {}, error, req, result });
    expect(answer?.response?.errors).toMatchObject([{ name: 'ValidationError', data: { errors } }]);
  });

  it("keeps the project's own messages, even if the class name was minified", async () => {
    const error = Object.assign(new APIError('Taken meanwhile', 409, null, true), { name: '' });
    const unknown = { errors: [{ message: 'An unknown error occurred.' }] };
    const answer = await keepErrorMessages({ context: {}, error, req, result: unknown });
    expect(answer).toEqual({ response: { errors: [{ message: 'Taken meanwhile' }] } });
    const inner = Object.assign(new APIError('A table is missing', 500), { name: '' });
    expect(
      await keepErrorMessages({ context: {}, error: inner, req, result: unknown }),
    ).toBeUndefined();
  });

  it('leaves messages of the CMS and other errors unchanged', async () => {
    const complete = { errors: [{ message: 'x', data: { errors } }] };
    expect(
      await keepErrorMessages({ context: {}, error: wrong(), req, result: complete }),
    ).toBeUndefined();
    const other = new APIError('Something else', 400);
    const result = { errors: [{ message: other.message }] };
    expect(await keepErrorMessages({ context: {}, error: other, req, result })).toBeUndefined();
  });
});
