import type { Field } from 'payload';

/** One of the four card colours (spec §4), stored as text like all select values. */
export function hueField(): Field {
  return {
    name: 'hue',
    type: 'select',
    required: true,
    defaultValue: '1',
    label: { vi: 'Màu', en: 'Colour' },
    admin: {
      description: {
        vi: 'Các thẻ cạnh nhau nên khác màu.',
        en: 'Neighbours look best in different ones.',
      },
    },
    options: [
      { value: '1', label: { vi: 'Ngọc', en: 'Jade' } },
      { value: '2', label: { vi: 'Sen', en: 'Lotus' } },
      { value: '3', label: { vi: 'Nghệ', en: 'Turmeric' } },
      { value: '4', label: { vi: 'Chàm', en: 'Indigo' } },
    ],
  };
}

/** The background of a section, which distinguishes it from its neighbours. */
export function backgroundField(defaultValue: 'paper' | 'warm' | 'dark' = 'paper'): Field {
  return {
    name: 'ground',
    type: 'select',
    required: true,
    defaultValue,
    label: { vi: 'Nền', en: 'Ground' },
    admin: {
      description: {
        vi: 'Hai phần liền nhau nên khác nền.',
        en: 'Two sections in a row should stand on different ones.',
      },
    },
    options: [
      { value: 'paper', label: { vi: 'Giấy trắng', en: 'Paper' } },
      { value: 'warm', label: { vi: 'Lụa ấm', en: 'Warm silk' } },
      { value: 'dark', label: { vi: 'Mực', en: 'Ink' } },
    ],
  };
}
