import type { CollectionConfig } from 'payload';
import { hiddenUnless, isAdmin, isSalesOrAdmin, nobody, nobodyField } from '@/cms/access/roles';
import { claim, markAnswered, unmarkAnswered } from '../admin/answered-and-claim-endpoints';
import { deadlineFields } from '../sla/reply-deadline-fields';
import { recordResponse, setDeadline } from '../sla/reply-deadline-hooks';
import {
  deriveStatus,
  foldSearchQuery,
  identify,
  recordChanges,
} from '../management/lead-save-hooks';
import { mergeConcurrentUpdate } from '../management/merge-concurrent-update';
import { remindAnew } from '../management/reset-next-step-reminder';
import { logReads } from '../management/log-personal-data-reads';
import { leadDataEndpoint, mergeLeads, splitLead } from '../admin/lead-data-and-merge-endpoints';
import { releaseHeld } from '../admin/resend-delivery-endpoints';
import { previewLetter, answerOptionsEndpoint, sendLetter } from '../admin/mail-to-lead-endpoints';
import { exportRegistrations } from '../admin/export-endpoints';
import { formKinds } from '../schema/form-definitions';
import { dropStep, markStepDone, setStep, undoStep } from '../admin/next-step-endpoints';
import { saveNote, seeMentionsOfLead } from '../admin/note-and-mention-endpoints';
import { moveToStage, readBoardOfStages, undoStageMove } from '../admin/stage-board-endpoints';
import { nextStepFields } from './next-step-fields';
import { eraseDependents, keepReceivedAt } from './lead-lifecycle-hooks';
import { editorialFields, searchFields, workFields } from './lead-stage-work-and-search-fields';
import { kindLabels } from '../model/lead-labels';
import { leadTabs } from './lead-admin-form-tabs';
import { submitted, submittedFields, hiddenFormField } from './lead-fields-from-form';

export const leads: CollectionConfig = {
  slug: 'leads',
  labels: {
    singular: { vi: 'Khách tiềm năng', en: 'Lead' },
    plural: { vi: 'Khách tiềm năng', en: 'Leads' },
  },
  defaultSort: '-createdAt',
  admin: {
    useAsTitle: 'name',
    // The default columns of the list of leads: as many as fit beside the open navigation on a laptop, the most used
    // first.
    defaultColumns: [
      'name',
      'description',
      'dueAt',
      'owner',
      'stage',
      'kind',
      'attribution',
      'createdAt',
    ],
    listSearchableFields: ['searchText'],
    group: { vi: 'Kinh doanh', en: 'Sales' },
    hidden: hiddenUnless('admin', 'sales'),
    components: {
      beforeListTable: [
        '/leads/admin/lead-list-toolbar.client#LeadListTools',
        '/leads/admin/export-links.client#ExportLeads',
      ],
      edit: {
        beforeDocumentControls: [
          '/leads/admin/consent-receipt-and-ledger-links.client#ConsentReceipt',
        ],
      },
    },
  },
  endpoints: [
    { path: '/export', method: 'get', handler: exportRegistrations },
    { path: '/merge', method: 'post', handler: mergeLeads },
    { path: '/stages', method: 'post', handler: readBoardOfStages },
    { path: '/:id/stage', method: 'post', handler: moveToStage },
    { path: '/:id/stage/undo', method: 'post', handler: undoStageMove },
    { path: '/:id/split', method: 'post', handler: splitLead },
    { path: '/:id/desk', method: 'get', handler: leadDataEndpoint },
    { path: '/:id/release', method: 'post', handler: releaseHeld },
    { path: '/:id/letter', method: 'post', handler: sendLetter },
    { path: '/:id/letter/preview', method: 'post', handler: previewLetter },
    { path: '/:id/answers', method: 'get', handler: answerOptionsEndpoint },
    { path: '/:id/answered', method: 'post', handler: markAnswered },
    { path: '/:id/answered', method: 'delete', handler: unmarkAnswered },
    { path: '/:id/claim', method: 'post', handler: claim },
    { path: '/:id/note', method: 'post', handler: saveNote },
    { path: '/:id/mentions/seen', method: 'post', handler: seeMentionsOfLead },
    { path: '/:id/step', method: 'post', handler: setStep },
    { path: '/:id/step', method: 'delete', handler: dropStep },
    { path: '/:id/step/done', method: 'post', handler: markStepDone },
    { path: '/:id/step/undo', method: 'post', handler: undoStep },
  ],
  access: {
    read: isSalesOrAdmin,
    create: nobody,
    update: isSalesOrAdmin,
    delete: isAdmin,
  },
  hooks: {
    beforeOperation: [foldSearchQuery],
    beforeChange: [
      keepReceivedAt,
      mergeConcurrentUpdate,
      remindAnew,
      identify,
      deriveStatus,
      setDeadline,
    ],
    afterChange: [recordChanges, recordResponse],
    beforeDelete: [eraseDependents],
    afterOperation: [logReads],
  },
  fields: [
    ...submittedFields,
    ...editorialFields,
    { type: 'tabs', tabs: leadTabs },
    ...workFields,
    ...deadlineFields,
    ...nextStepFields,
    {
      name: 'kind',
      type: 'select',
      required: true,
      label: { vi: 'Form', en: 'Form' },
      options: formKinds.map((kind) => ({ value: kind, label: kindLabels[kind] })),
      access: { update: nobodyField },
      admin: { readOnly: true, components: hiddenFormField },
    },
    submitted('locale', { vi: 'Ngôn ngữ trang', en: 'Language of the page' }),
    submitted('preferredLanguage', { vi: 'Ngôn ngữ mong muốn', en: 'Preferred language' }),
    submitted('page', { vi: 'Trang', en: 'Page' }),
    submitted('version', { vi: 'Kiểu form', en: 'Form version' }),
    submitted('suspicion', { vi: 'Dấu hiệu máy gửi', en: 'Signs of a program' }),
    {
      name: 'releasedAt',
      type: 'date',
      label: { vi: 'Cho qua lúc', en: 'Let through at' },
      access: { update: nobodyField },
      admin: { readOnly: true, components: hiddenFormField },
    },
    ...searchFields,
    {
      name: 'key',
      type: 'text',
      unique: true,
      index: true,
      access: { update: nobodyField },
      admin: { hidden: true },
    },
    {
      name: 'contentHash',
      type: 'text',
      required: true,
      index: true,
      access: { update: nobodyField },
      admin: { hidden: true },
    },
  ],
};
