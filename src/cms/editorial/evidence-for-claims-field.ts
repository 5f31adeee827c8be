import type { Field } from 'payload';

/** Documents that support a superlative (D18); stored as evidence, never shown on the site. */
export function evidenceField(): Field {
  return {
    name: 'evidence',
    type: 'textarea',
    localized: true,
    label: { vi: 'Bằng chứng lưu hồ sơ', en: 'Evidence on file' },
    admin: {
      position: 'sidebar',
      description: {
        vi: 'Cần có trước khi viết “nhất”, “số 1”, “duy nhất”: tên tài liệu, nơi lưu, ngày. Không hiện trên site.',
        en: 'Needed before a superlative is written: document, where it is kept, date. Never shown on the site.',
      },
    },
  };
}
