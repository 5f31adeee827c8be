import type { Field } from 'payload';
import { nobodyField } from '@/cms/access/roles';

type Labels = { vi: string; en: string };

/** What a visitor sent: read by sales, changed by nobody. */
export const submitted = (name: string, label: Labels): Field => ({
  name,
  type: 'text',
  label,
  access: { update: nobodyField },
  admin: { readOnly: true },
});

/** A choice of the form: its code is stored, its words are shown. */
const coded = (name: string, label: Labels): Field =>
  ({
    ...submitted(name, label),
    admin: {
      readOnly: true,
      components: {
        Field: '/leads/admin/coded-field#CodedField',
        Cell: '/leads/admin/coded-cell#CodedCell',
      },
    },
  }) as Field;

/** Long answers. */
const submittedText = (name: string, label: Labels): Field => ({
  name,
  type: 'textarea',
  label,
  access: { update: nobodyField },
  admin: { readOnly: true },
});

const row = (...fields: Field[]): Field => ({ type: 'row', fields });

/** The part of the form that only some kinds have, folded away where a lead has none of it. */
const part = (label: Labels, names: string[], fields: Field[]): Field => ({
  type: 'collapsible',
  label,
  admin: { condition: (data) => names.some((name) => Boolean(data[name])) },
  fields,
});

/** What the six forms ask, as it was sent (spec §3, spec/forms.md). Choices are stored as their codes. */
export const submittedFields: Field[] = [
  row(
    submitted('name', { vi: 'Họ tên', en: 'Name' }),
    coded('salutation', { vi: 'Danh xưng', en: 'Salutation' }),
  ),
  row(
    {
      ...submitted('email', { vi: 'Email', en: 'E-mail' }),
      required: true,
      // Every form asks for it by its own rules. Empty on a lead that an ad has brought with a phone alone.
      validate: () => true,
    } as Field,
    submitted('phone', { vi: 'Điện thoại đã nhập', en: 'Phone as typed' }),
    submitted('phoneE164', { vi: 'Điện thoại (E.164)', en: 'Phone (E.164)' }),
  ),
  row(
    submitted('company', { vi: 'Công ty / website', en: 'Company / website' }),
    coded('industry', { vi: 'Lĩnh vực', en: 'Industry' }),
    coded('jobTitle', { vi: 'Chức vụ', en: 'Job title' }),
    coded('department', { vi: 'Bộ phận', en: 'Department' }),
  ),
  submittedText('description', { vi: 'Nội dung', en: 'Message' }),
  part(
    { vi: 'Sự kiện hoặc tài liệu', en: 'Event or document' },
    ['event', 'document'],
    [
      row(
        submitted('event', { vi: 'Sự kiện', en: 'Event' }),
        coded('hub', { vi: 'Khu vực', en: 'Hub' }),
        submitted('document', { vi: 'Tài liệu', en: 'Document' }),
      ),
      row(
        coded('firstQuestion', { vi: 'Câu hỏi 1', en: 'First question' }),
        coded('secondQuestion', { vi: 'Câu hỏi 2', en: 'Second question' }),
      ),
    ],
  ),
  part(
    { vi: 'Hoá đơn GTGT', en: 'VAT invoice' },
    ['companyName'],
    [
      row(
        submitted('companyName', { vi: 'Tên công ty', en: 'Company name' }),
        submitted('companyTaxCode', { vi: 'Mã số thuế', en: 'Tax code' }),
        submitted('invoiceReceiptEmail', { vi: 'Email nhận hoá đơn', en: 'Invoice e-mail' }),
      ),
      submittedText('companyAddress', { vi: 'Địa chỉ công ty', en: 'Company address' }),
    ],
  ),
  {
    ...submitted('position', { vi: 'Vị trí ứng tuyển', en: 'Position' }),
    admin: { readOnly: true, condition: (data) => data.kind === 'career' },
  } as Field,
  {
    name: 'resumes',
    type: 'join',
    collection: 'resumes',
    on: 'lead',
    label: { vi: 'CV', en: 'Résumé' },
    admin: {
      condition: (data) => data.kind === 'career',
      defaultColumns: ['filename', 'originalName', 'filesize'],
    },
  },
];
