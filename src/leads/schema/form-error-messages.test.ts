import { describe, expect, it } from 'vitest';
import { getT } from '@/i18n/server-translations';
import { isPhoneOf } from '@/leads/schema/validate-phone-by-country';
import {
  controlsOf,
  type FieldName,
  type FormKind,
  formKinds,
} from '@/leads/schema/form-definitions';
import { resumeType } from '@/leads/schema/resume-file-rules';
import { type FormContext, validateSubmission } from '@/leads/schema/validate-submission';
import { docx, pdf, zip } from '../../../tests/support/sample-upload-files';
import { eventChoices, validForms } from '../../../tests/support/valid-forms';

const context: FormContext = { isForeignPhone: isPhoneOf, event: eventChoices, resume: 'valid' };

/** The error messages of a whole valid form with some values changed, by field. */
function said(
  kind: FormKind,
  changes: Record<string, unknown>,
  locale: 'vi' | 'en' = 'vi',
  changed: Partial<FormContext> = {},
): Record<string, string> {
  const raw = { ...validForms[kind], ...changes };
  const { errors } = validateSubmission(kind, raw, { ...context, ...changed });
  const t = getT(locale, 'validation');
  return Object.fromEntries(Object.entries(errors).map(([field, message]) => [field, t(message)]));
}

const empties = ['', '   ', '\u00a0\t\n', undefined, null, ['yes'], { a: 1 }, 7];
const eventForms = ['get-ticket', 'get-document'] as const;

function expectSaid(kinds: readonly FormKind[], name: FieldName, bad: unknown[], message: string) {
  for (const kind of kinds) {
    for (const value of bad) expect(said(kind, { [name]: value })).toEqual({ [name]: message });
  }
}

describe('the texts of the specification, section 5, letter for letter', () => {
  it('§5 event form: salutation left at its placeholder says "Vui lòng chọn danh xưng."', () => {
    expectSaid(eventForms, 'salutation', [...empties, 'Chọn'], 'Vui lòng chọn danh xưng.');
  });
  it('§5 event form: empty name says "Tên không được để trống."', () => {
    expectSaid(eventForms, 'name', empties, 'Tên không được để trống.');
  });
  it('§5 event form: empty email says "Email không được để trống."', () => {
    expectSaid(eventForms, 'email', empties, 'Email không được để trống.');
  });
  it('§5 event form: malformed email says "Email không hợp lệ."', () => {
    expectSaid(eventForms, 'email', ['lan@', 'lan@x.v', 'a b@c.vn'], 'Email không hợp lệ.');
  });
  it('§5 event form: empty phone says "Số điện thoại không được để trống."', () => {
    expectSaid(eventForms, 'phone', empties, 'Số điện thoại không được để trống.');
  });
  it('§5 event form: wrong phone says "Số điện thoại không hợp lệ."', () => {
    expectSaid(eventForms, 'phone', ['12345', '0412345678'], 'Số điện thoại không hợp lệ.');
  });
  it('§5 event form: empty company says "Công ty không được để trống."', () => {
    expectSaid(eventForms, 'company', empties, 'Công ty không được để trống.');
  });
  it('§5 event form: job title left at its placeholder says "Vui lòng chọn chức vụ."', () => {
    expectSaid(eventForms, 'jobTitle', [...empties, 'Chọn'], 'Vui lòng chọn chức vụ.');
  });
  it('§5 event form: hub left at its placeholder says "Vui lòng chọn khu vực."', () => {
    expectSaid(['get-ticket'], 'hub', [...empties, 'Chọn'], 'Vui lòng chọn khu vực.');
  });
  it('§5 event form: unanswered question says "Vui lòng chọn câu trả lời."', () => {
    for (const name of ['firstQuestion', 'secondQuestion'] as const) {
      expectSaid(eventForms, name, [...empties, 'Chọn'], 'Vui lòng chọn câu trả lời.');
    }
  });

  it('§5 invoice: empty company name says "Tên công ty không được để trống."', () => {
    expectSaid(['get-ticket'], 'companyName', empties, 'Tên công ty không được để trống.');
  });
  it('§5 invoice: empty address says "Địa chỉ công ty không được để trống."', () => {
    expectSaid(['get-ticket'], 'companyAddress', empties, 'Địa chỉ công ty không được để trống.');
  });
  it('§5 invoice: empty tax code says "Mã số thuế không được để trống."', () => {
    expectSaid(['get-ticket'], 'companyTaxCode', empties, 'Mã số thuế không được để trống.');
  });
  it('§5 invoice: tax code that is not digits only says "Mã số thuế không hợp lệ."', () => {
    const bad = ['0312345678-001', '03 123', 'MST', '١٢٣', '12.3', '-1', '0x1'];
    expectSaid(['get-ticket'], 'companyTaxCode', bad, 'Mã số thuế không hợp lệ.');
    expect(said('get-ticket', { companyTaxCode: '0312345678001' })).toEqual({});
  });
  it('§5 invoice: receipt email has the rules and messages of email', () => {
    const kinds = ['get-ticket'] as const;
    expectSaid(kinds, 'invoiceReceiptEmail', empties, 'Email không được để trống.');
    expectSaid(kinds, 'invoiceReceiptEmail', ['lan@', 'x'], 'Email không hợp lệ.');
  });
});

describe('the texts of spec/forms.md', () => {
  it('forms: contact without description says "Nội dung không được để trống."', () => {
    expectSaid(['contact'], 'description', empties, 'Nội dung không được để trống.');
  });
  it('forms: no ticket type says "Vui lòng chọn loại vé."', () => {
    expectSaid(['get-ticket'], 'ticketType', [...empties, '99'], 'Vui lòng chọn loại vé.');
  });
  it('forms: quantity outside 1–10 says "Số lượng vé không hợp lệ."', () => {
    const bad = ['0', '11', '-1', '1.5', '1e1', 'hai', '٣', '100', ...empties];
    expectSaid(['get-ticket'], 'quantity', bad, 'Số lượng vé không hợp lệ.');
    for (let many = 1; many <= 10; many += 1) {
      expect(said('get-ticket', { quantity: String(many) })).toEqual({});
    }
  });
  it('forms: career without resume says "Vui lòng đính kèm CV."', () => {
    expect(said('career', {}, 'vi', { resume: 'missing' })).toEqual({
      resume: 'Vui lòng đính kèm CV.',
    });
  });
  it('forms: a resume that is no PDF or DOCX by content, or above 5 MB, says "Tệp không hợp lệ."', () => {
    const large = new Uint8Array(5 * 1024 * 1024 + 1);
    large.set(pdf());
    const text = (value: string) => new TextEncoder().encode(value);
    const bad = [
      new Uint8Array(),
      text('%PDF'),
      text('<html>%PDF-1.7'),
      text('PK\u0003\u0004 word/document.xml [Content_Types].xml'),
      zip(['a.txt']),
      zip(['[Content_Types].xml', 'xl/workbook.xml']),
      docx(['word/vbaProject.bin']),
      docx().subarray(0, 60),
      large,
    ];
    for (const bytes of bad) expect(resumeType(bytes)).toBeNull();
    expect([resumeType(pdf()), resumeType(docx()), resumeType(large.subarray(0, -1))]).toEqual([
      'pdf',
      'docx',
      'pdf',
    ]);
    expect(said('career', {}, 'vi', { resume: 'invalid' })).toEqual({
      resume: 'Tệp không hợp lệ.',
    });
  });
  it('forms: newsletter without consent says "Vui lòng đồng ý nhận email."', () => {
    const bad = [...empties, 'no', 'on', 'true'];
    expectSaid(['newsletter'], 'consentMarketing', bad, 'Vui lòng đồng ý nhận email.');
  });
  it('D4 English pages show the English translation of every message (of every control of every form)', () => {
    for (const kind of formKinds) {
      for (const [name, { empty, required }] of controlsOf(kind)) {
        if (!required || !empty) continue;
        const missing = name === 'resume' ? { resume: 'missing' as const } : {};
        const inEnglish = said(kind, { [name]: '' }, 'en', missing)[name];
        expect(inEnglish).toMatch(/^[\x20-\x7e]{10,}\.$/);
        expect(inEnglish).not.toBe(said(kind, { [name]: '' }, 'vi', missing)[name]);
      }
    }
  });
});
