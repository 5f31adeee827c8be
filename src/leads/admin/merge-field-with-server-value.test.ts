import { describe, expect, it } from 'vitest';
import { followed } from './merge-field-with-server-value.client';

const colleague = (now: string) => ({ now, isOwn: false });

describe('the stage in an open form of a lead, when the desk is read again', () => {
  it('is the server’s, as long as nothing was chosen', () => {
    expect(
      followed({ value: 'new', server: 'new' }, colleague('won'), { now: 'new', value: 'new' }),
    ).toEqual({ value: 'won', server: 'won', seen: 'won' });
  });

  it('stays as chosen over what its reader saw, when a colleague moves the lead', () => {
    const known = { now: 'new', value: 'lost' };
    const field = followed({ value: 'lost', server: 'new' }, colleague('qualified'), known);
    expect(field).toEqual({ value: 'lost', server: 'qualified' });
    // An unsaved choice is kept before the first read of the lead's data, and when they are read again.
    expect(followed({ value: 'lost', server: 'new' }, colleague('qualified'), {})).toEqual(field);
    const later = { now: 'qualified', value: 'lost' };
    expect(followed(field, colleague('qualified'), later)).toEqual(field);
  });

  it('is chosen over the present one, once it is chosen in sight of that', () => {
    expect(
      followed({ value: 'won', server: 'qualified' }, colleague('qualified'), {
        now: 'qualified',
        value: 'lost',
      }),
    ).toEqual({ value: 'won', server: 'qualified', seen: 'qualified' });
  });

  it('is chosen over the reader’s own move by a button beside the form', () => {
    expect(
      followed(
        { value: 'lost', server: 'new' },
        { now: 'contacted', isOwn: true },
        { now: 'new', value: 'lost' },
      ),
    ).toEqual({ value: 'lost', server: 'contacted', seen: 'contacted' });
  });
});
