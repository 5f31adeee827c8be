import type { CollectionConfig, CollectionSlug } from 'payload';
import { hiddenUnless, isEditorOrAdmin, nobodyField } from '../access/roles';
import { deskGroup } from '../fields/admin-navigation-groups';
import { momentField } from '../fields/media-and-date-fields';
import {
  fillSchedule,
  refuseChangesAfterRun,
  refusePastTimes,
} from '../schedule/publishing-schedule-hooks';

/**
 * The collection of scheduled publications. The schedulable types are a parameter, because only the configuration knows
 * all of them.
 */
export function schedulesFor(publishable: readonly CollectionSlug[]): CollectionConfig {
  return {
    slug: 'schedules',
    labels: {
      singular: { vi: 'Lịch hẹn', en: 'Schedule' },
      plural: { vi: 'Lịch xuất bản', en: 'Publishing schedule' },
    },
    admin: {
      useAsTitle: 'name',
      defaultColumns: ['at', 'action', 'name', 'language', 'state'],
      group: deskGroup,
      hidden: hiddenUnless('admin', 'editor'),
      description: {
        vi: 'Đúng phút đã hẹn, bản mới nhất của ngôn ngữ được chọn lên site hoặc được gỡ xuống.',
        en: 'At that minute, the newest version in that language goes live or is taken down.',
      },
    },
    defaultSort: '-at',
    access: {
      read: isEditorOrAdmin,
      create: isEditorOrAdmin,
      update: isEditorOrAdmin,
      delete: isEditorOrAdmin,
    },
    hooks: {
      beforeValidate: [refuseChangesAfterRun],
      beforeChange: [refusePastTimes, fillSchedule],
    },
    fields: [
      {
        name: 'document',
        type: 'relationship',
        relationTo: [...publishable],
        required: true,
        label: { vi: 'Nội dung', en: 'Document' },
      },
      {
        type: 'row',
        fields: [
          {
            name: 'action',
            type: 'select',
            required: true,
            defaultValue: 'publish',
            label: { vi: 'Việc', en: 'Action' },
            options: [
              { value: 'publish', label: { vi: 'Xuất bản', en: 'Publish' } },
              { value: 'unpublish', label: { vi: 'Gỡ xuống', en: 'Unpublish' } },
            ],
          },
          {
            name: 'language',
            type: 'select',
            required: true,
            defaultValue: 'vi',
            label: { vi: 'Ngôn ngữ', en: 'Language' },
            options: [
              { value: 'vi', label: 'Tiếng Việt' },
              { value: 'en', label: 'English' },
            ],
          },
        ],
      },
      momentField('at', { vi: 'Vào lúc', en: 'At' }, { required: true, localized: false }),
      {
        name: 'state',
        type: 'select',
        required: true,
        index: true,
        defaultValue: 'waiting',
        label: { vi: 'Tình trạng', en: 'State' },
        access: { create: nobodyField, update: nobodyField },
        admin: { position: 'sidebar', readOnly: true },
        options: [
          { value: 'waiting', label: { vi: 'Đang chờ', en: 'Waiting' } },
          { value: 'done', label: { vi: 'Đã làm', en: 'Done' } },
          { value: 'failed', label: { vi: 'Không làm được', en: 'Failed' } },
        ],
      },
      {
        name: 'reason',
        type: 'textarea',
        label: { vi: 'Vì sao không làm được', en: 'Why it failed' },
        access: { create: nobodyField, update: nobodyField },
        admin: { readOnly: true, condition: (data) => data?.state === 'failed' },
      },
      {
        name: 'name',
        type: 'text',
        label: { vi: 'Tên', en: 'Name' },
        access: { create: nobodyField, update: nobodyField },
        admin: { position: 'sidebar', readOnly: true },
      },
      {
        name: 'by',
        type: 'relationship',
        relationTo: 'users',
        label: { vi: 'Người hẹn', en: 'Scheduled by' },
        access: { create: nobodyField, update: nobodyField },
        admin: { position: 'sidebar', readOnly: true },
      },
    ],
  };
}
