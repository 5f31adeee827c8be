import { describe, expect, it } from 'vitest';
import { linkedPlaces } from './find-document-links-in-message';

describe('places in a message', () => {
  it('become links with the title of the document as their text', () => {
    const message = [
      'Hình “quay.png” đang được dùng ở:',
      '• Bài blog “Có hình: “A” (mới)” (tiếng Anh, bản nháp): /admin/collections/blogs/5?locale=en',
      '• Cài đặt website: /admin/globals/settings?locale=vi',
      'Chưa xoá gì cả.',
    ].join('\n');
    expect(linkedPlaces(message)).toEqual([
      { text: 'Hình “quay.png” đang được dùng ở:\n' },
      { text: '• Bài blog ' },
      { text: 'Có hình: “A” (mới)', href: '/admin/collections/blogs/5?locale=en' },
      { text: ' (tiếng Anh, bản nháp)\n' },
      { text: '• ' },
      { text: 'Cài đặt website', href: '/admin/globals/settings?locale=vi' },
      { text: '\n' },
      { text: 'Chưa xoá gì cả.' },
    ]);
  });

  it('a message without places, or with an address of another site, stays as it is', () => {
    expect(linkedPlaces('Đã lưu.')).toBeNull();
    expect(linkedPlaces('• Trang “X”: https://example.com/admin/x')).toBeNull();
    expect(linkedPlaces('• Trang “X”: //example.com/admin/x')).toBeNull();
  });
});
