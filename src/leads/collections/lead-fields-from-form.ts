import type { Field } from 'payload';
import { nobodyField } from '@/cms/access/roles';

type Labels = { vi: string; en: string };
type Components = { Field: string; Cell?: string };

/** The component that renders nothing in place of a field that the summary at the top of the form shows. */
export const hiddenFormField: Components = {
  Field: '/cms/admin/field-left-out-of-form#HiddenFormField',
};

/** A field with a visitor's input: shown in the lead's summary, read-only. */
export const submitted = (
  name: string,
  label: Labels,
  components: Partial<Components> = {},
): Field => ({
  name,
  type: 'text',
  label,
  access: { update: nobodyField },
  admin: { readOnly: true, components: { ...hiddenFormField, ...components } },
});

/** A field for a choice in a form: its code is stored, its label is shown. */
const coded = (name: string, label: Labels): Field =>
  submitted(name, label, { Cell: '/leads/admin/choice-label-cell#ChoiceLabelCell' });

/** A field with a visitor's long text, read-only. */
const submittedText = (name: string, label: Labels): Field => ({
  name,
  type: 'textarea',
  label,
  access: { update: nobodyField },
  admin: { readOnly: true, components: hiddenFormField },
});

/** The input of the six forms, as it was sent (spec §3, spec/forms.md). Choices are stored as codes. */
export const submittedFields: Field[] = [
  submitted(
    'name',
    { vi: 'Họ tên', en: 'Name' },
    { Cell: '/leads/admin/lead-name-cell#LeadNameCell' },
  ),
  coded('salutation', { vi: 'Danh xưng', en: 'Salutation' }),
  {
    ...submitted('email', { vi: 'Email', en: 'E-mail' }),
    required: true,
    // The e-mail is not required here: each form has its own rules. It is empty on an ad lead with a phone
    // number only.
    validate: () => true,
  } as Field,
  submitted('phone', { vi: 'Điện thoại đã nhập', en: 'Phone as typed' }),
  submitted('phoneE164', { vi: 'Điện thoại (E.164)', en: 'Phone (E.164)' }),
  submitted('company', { vi: 'Công ty / website', en: 'Company / website' }),
  coded('industry', { vi: 'Lĩnh vực', en: 'Industry' }),
  coded('jobTitle', { vi: 'Chức vụ', en: 'Job title' }),
  coded('department', { vi: 'Bộ phận', en: 'Department' }),
  submittedText('description', { vi: 'Nội dung', en: 'Message' }),
  submitted('event', { vi: 'Sự kiện', en: 'Event' }),
  coded('hub', { vi: 'Khu vực', en: 'Hub' }),
  submitted('document', { vi: 'Tài liệu', en: 'Document' }),
  coded('firstQuestion', { vi: 'Câu hỏi 1', en: 'First question' }),
  coded('secondQuestion', { vi: 'Câu hỏi 2', en: 'Second question' }),
  submitted('companyName', { vi: 'Tên công ty', en: 'Company name' }),
  submitted('companyTaxCode', { vi: 'Mã số thuế', en: 'Tax code' }),
  submitted('invoiceReceiptEmail', { vi: 'Email nhận hoá đơn', en: 'Invoice e-mail' }),
  submittedText('companyAddress', { vi: 'Địa chỉ công ty', en: 'Company address' }),
  submitted('position', { vi: 'Vị trí ứng tuyển', en: 'Position' }),
];
