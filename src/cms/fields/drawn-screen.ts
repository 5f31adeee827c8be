import type { Block } from 'payload';

/** A screen of the product, drawn from words and part of a text: the numbers in it are those of the steps beside it. */
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
      admin: {
        rows: 8,
        description: {
          vi: 'Mỗi dòng một hàng, các ô cách nhau bằng |. (2) ở đầu ô là số của bước làm ở đó. [Nút], [*Nút chính], [x] và [ ] ô đánh dấu, [+] và [-] công tắc, _ chữ trong ô nhập, {trạng thái}, {+tốt}, {~đang chờ}, {!lỗi}, @ tên người, =60 thanh phần trăm. Đầu dòng: # tiêu đề nhỏ, - ghi chú, < khách viết, > doanh nghiệp viết, ~ bản nháp của AI agent.',
          en: 'One row a line, cells divided by |. (2) before a cell is the number of the step done there. [Button], [*Main button], [x] and [ ] boxes, [+] and [-] switches, _ the value in a field, {state}, {+good}, {~waiting}, {!bad}, @ a person, =60 a bar in percent. At the beginning of a line: # a small heading, - a note, < a customer writes, > the business writes, ~ a draft of the AI agent.',
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
