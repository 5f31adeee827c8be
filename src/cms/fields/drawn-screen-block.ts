import type { Block, TextareaFieldValidation } from 'payload';
import { type ScreenProblem, screenProblem } from '@/lib/drawn-screen-errors';

const problems: Record<'vi' | 'en', Record<ScreenProblem, string>> = {
  vi: {
    'box-empty': 'sau ô đánh dấu hoặc công tắc cần có chữ, ví dụ [ ] CSV',
    'button-empty': 'nút cần có chữ, ví dụ [*Mời]',
    'state-empty': 'trạng thái cần có chữ, ví dụ {!Hết hạn}',
    'sign-empty': 'sau _ hoặc @ cần có chữ, ví dụ _ 30 ngày',
    'step-long': 'số của bước chỉ có một chữ số, từ (1) đến (9)',
    'step-late': 'số của bước đứng trước ô, ví dụ (2) [Lưu]',
    'bar-wrong': 'thanh phần trăm chỉ có số từ 0 đến 100, không có %, ví dụ =62 hoặc =83-91',
    'range-reversed': 'khoảng viết từ số nhỏ đến số lớn, ví dụ =83-91',
    'open-bracket': 'ngoặc mở ra mà chưa đóng lại',
  },
  en: {
    'box-empty': 'a box or switch needs words after it, such as [ ] CSV',
    'button-empty': 'a button needs words, such as [*Invite]',
    'state-empty': 'a state needs words, such as {!Expired}',
    'sign-empty': '_ or @ needs words after it, such as _ 30 days',
    'step-long': 'the number of a step has one digit, (1) to (9)',
    'step-late': 'the number of a step stands before the cell, such as (2) [Save]',
    'bar-wrong': 'a bar has numbers from 0 to 100 alone, without %, such as =62 or =83-91',
    'range-reversed': 'a range goes from the smaller number to the larger, such as =83-91',
    'open-bracket': 'a bracket is opened and not closed',
  },
};

/** Validates the lines of a drawn screen; the message names the first line with an error, and the error. */
export const validateLines: TextareaFieldValidation = (value, { req, required }) => {
  const language = req.i18n.language === 'vi' ? 'vi' : 'en';
  if (!value?.trim()) {
    if (!required) return true;
    return language === 'vi' ? 'Cần có ít nhất một dòng.' : 'At least one line is needed.';
  }
  const found = screenProblem(value);
  if (!found) return true;
  const reason = problems[language][found.problem];
  return `${language === 'vi' ? 'Dòng' : 'Line'} ${found.line}: ${reason}.`;
};

/**
 * A rich text block with a screen of the product, drawn from lines of text; the numbers on the screen are those of the
 * steps in the text.
 */
export const screenBlock: Block = {
  slug: 'screen',
  labels: {
    singular: { vi: 'Màn hình vẽ bằng chữ', en: 'Screen made of words' },
    plural: { vi: 'Màn hình vẽ bằng chữ', en: 'Screens made of words' },
  },
  fields: [
    {
      name: 'place',
      type: 'text',
      required: true,
      maxLength: 80,
      label: { vi: 'Ở đâu trong sản phẩm', en: 'Where in the product' },
      admin: {
        description: { vi: 'Ví dụ: Cài đặt > Kênh.', en: 'For example: Settings > Channels.' },
      },
    },
    {
      name: 'lines',
      type: 'textarea',
      required: true,
      label: { vi: 'Các dòng', en: 'Lines' },
      validate: validateLines,
      admin: {
        rows: 8,
        className: 'screen-lines',
        description: {
          vi: `Mỗi dòng một hàng, các ô cách nhau bằng |
(2) ở đầu ô: số của bước làm ở đó
[Nút], [*Nút chính], [x] và [ ] ô đánh dấu, [+] và [-] công tắc
_ chữ trong ô nhập, @ tên người, =60 thanh phần trăm
{trạng thái}, {+tốt}, {~đang chờ}, {!lỗi}
Đầu dòng: # tiêu đề nhỏ, - ghi chú, < khách viết, > doanh nghiệp viết, ~ bản nháp của AI agent`,
          en: `One row a line, cells divided by |
(2) before a cell: the number of the step done there
[Button], [*Main button], [x] and [ ] boxes, [+] and [-] switches
_ the value in a field, @ a person, =60 a bar in percent
{state}, {+good}, {~waiting}, {!bad}
At the beginning of a line: # a small heading, - a note, < a customer writes, > the business writes, ~ a draft of the AI agent`,
        },
      },
    },
    {
      name: 'alt',
      type: 'text',
      required: true,
      maxLength: 300,
      label: { vi: 'Văn bản thay thế', en: 'Alternative text' },
    },
    {
      name: 'caption',
      type: 'text',
      maxLength: 200,
      label: { vi: 'Chú thích', en: 'Caption' },
    },
  ],
};
