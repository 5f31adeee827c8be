import type { FieldName, FormKind } from '@/leads/schema/form-definitions';

type Words = { vi: string; en: string };
/** A control's messages when it is empty and when it is invalid. */
type ControlWords = { empty?: Words; invalid?: Words };

const words = (vi: string, en: string): Words => ({ vi, en });

const question = { empty: words('Vui lòng chọn câu trả lời.', 'Please choose an answer.') };
const email = {
  empty: words('Email không được để trống.', 'Please enter your email address.'),
  invalid: words('Email không hợp lệ.', 'Please enter a valid email address.'),
};

/** The message of an optional choice: only a program can send an invalid one. */
export const noSuchChoice = words('Lựa chọn không hợp lệ.', 'Please choose one of the options.');

export const tooLong = {
  line: words('Nội dung quá dài.', 'This text is too long. Please shorten it.'),
  text: words(
    'Nội dung không được quá 2.000 ký tự.',
    'Please keep your message to 2,000 characters or fewer.',
  ),
};

/** The columns "empty or placeholder" and "invalid" of spec/forms.md, literally, with their English translations. */
const table: Partial<Record<FieldName, ControlWords>> = {
  salutation: { empty: words('Vui lòng chọn danh xưng.', 'Please choose a title.') },
  name: { empty: words('Tên không được để trống.', 'Please enter your name.') },
  email,
  phone: {
    empty: words('Số điện thoại không được để trống.', 'Please enter your phone number.'),
    invalid: words('Số điện thoại không hợp lệ.', 'Please enter a valid phone number.'),
  },
  company: { empty: words('Công ty không được để trống.', 'Please enter your company name.') },
  industry: {
    empty: words('Lĩnh vực kinh doanh không được để trống.', 'Please choose your industry.'),
  },
  jobTitle: { empty: words('Vui lòng chọn chức vụ.', 'Please choose a job title.') },
  hub: { empty: words('Vui lòng chọn khu vực.', 'Please choose a location.') },
  firstQuestion: question,
  secondQuestion: question,
  description: { empty: words('Nội dung không được để trống.', 'Please write a message.') },
  ticketType: { empty: words('Vui lòng chọn loại vé.', 'Please choose a ticket type.') },
  quantity: {
    empty: words('Số lượng vé không hợp lệ.', 'Please choose between 1 and 10 tickets.'),
    invalid: words('Số lượng vé không hợp lệ.', 'Please choose between 1 and 10 tickets.'),
  },
  companyName: {
    empty: words(
      'Tên công ty không được để trống.',
      'Please enter the company name for the invoice.',
    ),
  },
  companyAddress: {
    empty: words(
      'Địa chỉ công ty không được để trống.',
      'Please enter the company address for the invoice.',
    ),
  },
  companyTaxCode: {
    empty: words('Mã số thuế không được để trống.', 'Please enter your tax code.'),
    invalid: words(
      'Mã số thuế không hợp lệ.',
      'Please check the tax code: it can only contain digits.',
    ),
  },
  invoiceReceiptEmail: email,
  resume: {
    empty: words('Vui lòng đính kèm CV.', 'Please attach your CV.'),
    invalid: words('Tệp không hợp lệ.', 'Please attach a PDF or DOCX file of up to 5 MB.'),
  },
  agree: {
    empty: words(
      'Vui lòng đồng ý để chúng tôi liên hệ với bạn.',
      'Please agree so that we can contact you.',
    ),
  },
  consentMarketing: {
    empty: words('Vui lòng đồng ý nhận email.', 'Please agree to receive emails.'),
  },
};

const ofBookDemo: Partial<Record<FieldName, ControlWords>> = {
  company: {
    empty: words('Website của công ty không được để trống.', 'Please enter your company website.'),
    invalid: words('Website không hợp lệ.', 'Please enter a valid website address.'),
  },
  jobTitle: { empty: words('Chức vụ không được để trống.', 'Please choose your job title.') },
};

export function wordsOf(kind: FormKind, name: FieldName): ControlWords {
  return (kind === 'book-demo' ? ofBookDemo[name] : undefined) ?? table[name] ?? {};
}
