import { describe, expect, it } from 'vitest';
import {
  departments,
  hubs,
  companyMaturity,
  personalMaturity,
} from '@/leads/schema/form-choice-codes';
import { isPhoneOf } from '@/leads/schema/validate-phone-by-country';
import { controlsOf, fieldNames, type FormKind, formKinds } from '@/leads/schema/form-definitions';
import { type FormContext, validateSubmission } from '@/leads/schema/validate-submission';
import english from '@messages/en/forms.json';
import vietnamese from '@messages/vi/forms.json';
import { eventChoices, validForms } from '../../../tests/support/valid-forms';

const context: FormContext = { isForeignPhone: isPhoneOf, event: eventChoices, resume: 'valid' };

/** Columns of spec/forms.md: controls that are required, optional, and required under a condition. */
const columns: Record<Exclude<FormKind, 'book-demo'>, Record<'must' | 'may' | 'when', string>> = {
  'get-ticket': {
    must: 'salutation name email phone company jobTitle firstQuestion secondQuestion ticketType quantity agree',
    may: 'phoneCountry industry department preferredLanguage description invoice consentMarketing',
    when: 'hub companyName companyAddress companyTaxCode invoiceReceiptEmail',
  },
  'get-document': {
    must: 'salutation name email phone company jobTitle firstQuestion secondQuestion agree',
    may: 'phoneCountry industry department preferredLanguage consentMarketing',
    when: '',
  },
  contact: {
    must: 'name email description agree',
    may: 'phoneCountry phone company preferredLanguage consentMarketing',
    when: '',
  },
  career: {
    must: 'name email phone resume agree',
    may: 'phoneCountry preferredLanguage description',
    when: '',
  },
  newsletter: { must: 'email consentMarketing', may: 'preferredLanguage', when: '' },
};
const names = (list: string) => (list ? list.split(' ').sort() : []);

describe.each(['get-ticket', 'get-document', 'contact', 'career', 'newsletter'] as const)(
  'forms: %s has exactly its controls, required and optional as listed',
  (form) => {
    const { must, may, when } = columns[form];
    const check = (raw: Record<string, string>, changed: Partial<FormContext> = {}) =>
      Object.keys(validateSubmission(form, raw, { ...context, ...changed }).errors).sort();

    it('the table has exactly these fields', () => {
      const listed = [...names(must), ...names(may), ...names(when)].sort();
      expect(
        controlsOf(form)
          .map(([name]) => name)
          .sort(),
      ).toEqual(listed);
    });

    it('an empty form reports each required field', () => {
      const nothing = { resume: 'missing', event: { ...eventChoices, hubs: [] } } as const;
      expect(check({}, nothing)).toEqual(names(must));
    });

    it('a complete form has no errors, and neither has one with the required answers only', () => {
      expect(check({ ...validForms[form] })).toEqual([]);
      const required = Object.fromEntries(
        Object.entries(validForms[form]).filter(([name]) => names(must).includes(name)),
      );
      expect(check(required, { event: { ...eventChoices, hubs: [] } })).toEqual([]);
    });
  },
);

describe('conditional fields', () => {
  const ticket = (raw: Record<string, string>, given: FormContext = context) =>
    validateSubmission('get-ticket', { ...validForms['get-ticket'], ...raw }, given);

  it('D13 VAT invoice reveals the four invoice fields (they are required with it, and do not count without)', () => {
    const invoice = ['companyName', 'companyAddress', 'companyTaxCode', 'invoiceReceiptEmail'];
    const empty = Object.fromEntries(invoice.map((name) => [name, '']));
    expect(Object.keys(ticket(empty).errors)).toEqual(invoice);
    const { asked, errors } = ticket({
      invoice: '',
      companyTaxCode: 'none',
      invoiceReceiptEmail: 'x',
    });
    expect(errors).toEqual({});
    expect(invoice.map((name) => asked[name as 'companyName'])).toEqual(['', '', '', '']);
    expect(asked.name).toBe(validForms['get-ticket'].name);
  });

  it('forms: hub is asked where the event has hubs', () => {
    const none = { ...context, event: { ...eventChoices, hubs: [] } };
    expect(ticket({ hub: '' }).errors).toEqual({ hub: 'hub.empty' });
    expect(ticket({ hub: '' }, none).errors).toEqual({});
    expect(ticket({}, none).asked.hub).toBe('');
    const one = { ...context, event: { ...eventChoices, hubs: ['ho-chi-minh'] } };
    expect(ticket({}, one).errors).toEqual({ hub: 'hub.empty' });
  });

  it('a ticket type of another event is refused', () => {
    for (const ticketType of ['3', '0', '-1', '1 ', ' 2']) {
      const isOffered = ['1', '2'].includes(ticketType.trim());
      const fault = isOffered ? {} : { ticketType: 'ticketType.empty' };
      expect(ticket({ ticketType }).errors).toEqual(fault);
    }
    expect(ticket({ hub: '' }, { isForeignPhone: isPhoneOf }).errors).toMatchObject({
      ticketType: 'ticketType.empty',
    });
  });
});

describe('names and enumerations of the specification, section 3', () => {
  it('§3 form keys: all eleven, named as written', () => {
    const keys =
      'name salutation email phone company industry jobTitle agree hub firstQuestion secondQuestion';
    const ticket = controlsOf('get-ticket').map(([name]) => name as string);
    expect(ticket).toEqual(expect.arrayContaining(keys.split(' ')));
    expect(fieldNames).toEqual(expect.arrayContaining(keys.split(' ')));
  });

  it('§3 invoice fields: companyName, companyAddress, companyTaxCode, invoiceReceiptEmail', () => {
    const conditional = controlsOf('get-ticket').filter(([, { when }]) => when === 'with-invoice');
    expect(conditional.map(([name]) => name)).toEqual([
      'companyName',
      'companyAddress',
      'companyTaxCode',
      'invoiceReceiptEmail',
    ]);
  });

  it('§3 form types: get ticket and get document', () => {
    expect(formKinds).toEqual(expect.arrayContaining(['get-ticket', 'get-document']));
  });

  it('§3 departments: the six', () => {
    expect(Object.keys(english.department)).toEqual([...departments]);
    expect(Object.keys(vietnamese.department)).toEqual([...departments]);
    const listed = ['Marketing', 'CSKH', 'Sales', 'Customer Experience', 'IT', 'Other'];
    Object.values(english.department).forEach((label, index) => {
      expect(label).toContain(listed[index]);
    });
  });

  it('§3 event hubs: Ho Chi Minh, Ha Noi', () => {
    expect([...hubs]).toEqual(['ho-chi-minh', 'ha-noi']);
    expect(Object.keys(vietnamese.hub)).toEqual([...hubs]);
    expect(Object.values(english.hub)).toEqual(['Ho Chi Minh City', 'Hanoi']);
  });

  it('§3 two CX-maturity questions with five answers each', () => {
    for (const { companyMaturity: company, personalMaturity: personal } of [english, vietnamese]) {
      expect(Object.keys(company)).toEqual([...companyMaturity]);
      expect(Object.keys(personal)).toEqual([...personalMaturity]);
      expect([new Set(Object.values(company)).size, new Set(Object.values(personal)).size]).toEqual(
        [5, 5],
      );
    }
    expect([companyMaturity[0], companyMaturity[4], personalMaturity[4]]).toEqual([
      'no-experience',
      'pioneer',
      'certified',
    ]);
  });
});
