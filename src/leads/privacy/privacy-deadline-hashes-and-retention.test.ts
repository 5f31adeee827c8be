import { describe, expect, it } from 'vitest';
import { toOfficeHours } from '@/lib/office-hours-from-cms';
import { CHAIN_START, commitmentOf, chainHashOf } from '@/leads/privacy/ledgers/hash-chain';
import { consentLedger, type LedgerRow } from '@/leads/privacy/ledgers/ledgers';
import { privacyDeadline } from '@/leads/privacy/privacy-request-deadline';
import { retentionPeriods } from '@/leads/privacy/retention-periods';
import { piiRegex } from '@/leads/privacy/find-personal-data-in-text';
import { digitForms, phoneKeyOf } from '@/leads/privacy/phone-number-spellings';

describe('the due date of a privacy request', () => {
  const hours = toOfficeHours({
    week: [{ days: ['mon', 'tue', 'wed', 'thu', 'fri'], opens: '08:30', closes: '17:30' }],
    holidays: [{ date: '2027-04-30T05:00:00.000Z', kind: 'closed' }],
  });
  const due = (received: string) => privacyDeadline(new Date(received), hours)?.toISOString();

  it.each([
    [
      'on a Monday morning: Wednesday’s closing',
      '2027-03-08T02:00:00Z',
      '2027-03-10T10:30:00.000Z',
    ],
    ['on a Thursday: over the weekend', '2027-03-11T02:00:00Z', '2027-03-15T10:30:00.000Z'],
    ['on a Saturday: Tuesday', '2027-03-13T02:00:00Z', '2027-03-16T10:30:00.000Z'],
    ['before a holiday: it does not count', '2027-04-28T02:00:00Z', '2027-05-03T10:30:00.000Z'],
    ['late at night in Viet Nam: of that day', '2027-03-08T16:59:00Z', '2027-03-10T10:30:00.000Z'],
    ['after midnight in Viet Nam: of the next', '2027-03-08T17:01:00Z', '2027-03-11T10:30:00.000Z'],
  ])('received %s', (_case, received, expected) => {
    expect(due(received)).toBe(expected);
  });

  it('does not exist for an office that never opens', () => {
    expect(privacyDeadline(new Date(), { week: [], days: {} })).toBeNull();
  });
});

describe('a hash of the consent ledger', () => {
  const row = {
    id: 1,
    purpose: 'marketing',
    granted: true,
    text: 'Tôi đồng ý.',
    locale: 'vi',
    at: '2027-03-08T02:00:00.000Z',
    commitment: commitmentOf('salt', 1),
  };
  const hashOf = (previous: string, sequence: number, of: LedgerRow) =>
    chainHashOf(previous, sequence, consentLedger.contentOf(of));
  const seal = hashOf(CHAIN_START, 1, row);

  it('changes with any change of its row, its position or the row before', () => {
    const others = [
      hashOf(CHAIN_START, 2, row),
      hashOf('1'.repeat(64), 1, row),
      hashOf(CHAIN_START, 1, { ...row, granted: false }),
      hashOf(CHAIN_START, 1, { ...row, text: 'Tôi đồng ý' }),
      hashOf(CHAIN_START, 1, { ...row, locale: 'en' }),
      hashOf(CHAIN_START, 1, { ...row, purpose: 'reply' }),
      hashOf(CHAIN_START, 1, { ...row, at: '2027-03-08T02:00:00.001Z' }),
      hashOf(CHAIN_START, 1, { ...row, commitment: commitmentOf('salt', 2) }),
    ];
    expect(new Set([seal, ...others]).size).toBe(9);
    expect(hashOf(CHAIN_START, 1, { ...row })).toBe(seal);
  });
});

describe('whether a text mentions a person', () => {
  // Whether a text mentions the person, by JavaScript's regular expression. Erasure uses the same pattern in Postgres;
  // tests/integration/privacy/erase-one-person.test.ts checks that.
  const speaksOf = (phone: string, text: string) =>
    piiRegex({ emails: ['an.le@x.vn'], phones: [phone] }).test(text);
  const speaks = (text: string) => speaksOf('+84912345678', text);

  it.each(['an.le@x.vn', '<AN.LE@X.VN>', 'Gọi an.le@x.vn.', '"email": "an.le@x.vn"'])(
    'finds the address in %s',
    (text) => expect(speaks(text)).toBe(true),
  );

  it.each(['0912345678', '+84 912 345 678', '(0912) 345-678', '84912345678', '0084912345678'])(
    'finds the number written as %s',
    (text) => expect(speaks(text)).toBe(true),
  );

  it.each([
    'lan.le@x.vn',
    'an.le@x.vn.example',
    'an-le@x.vn',
    'anxle@x.vn',
    '91234567',
    '09123456789',
  ])("does not match another person's %s", (text) => expect(speaks(text)).toBe(false));

  it.each([
    ['+84837654321', '0837 654 321', '028 3765 4321'],
    ['+842837654321', '(028) 3765 4321', '0837 654 321'],
    ['+84812345678', '+84 (0)81 234 5678', '+66 81 234 5678'],
    ['+84812345678', 'ngày 21.11 0812345678', '+66 (0)81 234 5678'],
    ['+66812345678', '+66 81 234 5678', '+84 81 234 5678'],
    ['+6591234567', '+65 9123 4567', '+84 91 234 567'],
    ['+6591234567', 'Call 9123 4567.', '+60 9123 4567'],
    ['+6591234567', '6591234567', '091234567'],
  ])('%s is matched as a whole number: found as %s, not in %s', (phone, own, other) => {
    expect(speaksOf(phone, own)).toBe(true);
    expect(speaksOf(phone, other)).toBe(false);
  });

  it('a stored number has few possible spellings', () => {
    expect(digitForms('+84837654321')).toEqual([
      '84837654321',
      '0084837654321',
      '840837654321',
      '0837654321',
    ]);
    expect(digitForms('+6591234567')).toContain('91234567');
  });

  it('finds an address after an escaped line break, and not after a letter', () => {
    expect(
      speaks(String.raw`{"note":"Gọi
an.le@x.vn"}`),
    ).toBe(true);
    expect(speaks(String.raw`{"note":"Gọi man.le@x.vn"}`)).toBe(false);
  });

  it('reads a typed number as one number, and anything else as none', () => {
    expect(['0912 345 678', '+84912345678', '+84 912 345 678'].map(phoneKeyOf)).toEqual(
      Array.from({ length: 3 }, () => '+84912345678'),
    );
    expect(phoneKeyOf('+65 9123 4567')).toBe('+6591234567');
    expect(['', '  ', null, undefined, '12', '%'].map(phoneKeyOf)).toEqual(
      Array.from({ length: 6 }, () => null),
    );
  });
});

describe('retention periods', () => {
  it.each(Object.entries(retentionPeriods))(
    '%s: the default lies within its bounds',
    (_name, period) => {
      expect(period.least).toBeGreaterThan(0);
      expect(period.standard).toBeGreaterThanOrEqual(period.least);
      expect(period.standard).toBeLessThanOrEqual(period.most);
    },
  );
});
