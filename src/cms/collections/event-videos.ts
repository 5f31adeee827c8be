import type { CollectionConfig } from 'payload';
import { line, paragraph } from '../fields/entry-fields';
import { eventGroup } from '../fields/admin-navigation-groups';
import { buttonField } from '../fields/link-fields';
import { durationField, imageField, videoField } from '../fields/media-and-date-fields';
import { contentCollection } from './define-content-collection';

/** A recording of an event: `eventVideos` of the content contract (spec §3). */
export const eventVideos: CollectionConfig = contentCollection({
  slug: 'event-videos',
  one: { vi: 'Video sự kiện', en: 'Event video' },
  many: { vi: 'Video sự kiện', en: 'Event videos' },
  group: eventGroup,
  title: 'title',
  fields: [
    line('title', { vi: 'Tiêu đề', en: 'Title' }, { required: true }),
    paragraph('description', { vi: 'Mô tả', en: 'Description' }),
    imageField('thumbnail', { vi: 'Hình thu nhỏ', en: 'Thumbnail' }),
    imageField('popupImage', { vi: 'Hình khi mở', en: 'Popup picture' }),
    imageField('popupImageInMobile', {
      vi: 'Hình khi mở trên điện thoại',
      en: 'Popup picture on phones',
    }),
    buttonField('cta', { vi: 'Nút', en: 'Button' }, { localized: true }),
    videoField('videoUrl', { vi: 'Địa chỉ video', en: 'Video address' }),
    line('cxTag', { vi: 'Nhãn sự kiện', en: 'CX tag' }),
    durationField(),
  ],
});
