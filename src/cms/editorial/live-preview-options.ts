import type { Config } from 'payload';
import { addressedLists } from '@/lib/urls-of-entry-lists';
import { previewUrl } from '../hooks/preview-url';
import { previewPathOf } from './document-url';

/**
 * The live preview of a page beside its form, in the form's language, at the sizes of a phone, a tablet and a desktop.
 */
export const livePreview: NonNullable<Config['admin']>['livePreview'] = {
  collections: ['pages', ...addressedLists],
  url: ({ collectionConfig, data, locale }) =>
    previewUrl(previewPathOf(collectionConfig?.slug ?? '', data), locale.code),
  breakpoints: [
    { name: 'phone', label: 'Điện thoại · Phone', width: 390, height: 844 },
    { name: 'tablet', label: 'Máy tính bảng · Tablet', width: 744, height: 1024 },
    { name: 'desk', label: 'Máy tính · Desk', width: 1280, height: 800 },
  ],
};
