import type { Field } from 'payload';
import { nobodyField } from '@/cms/access/roles';

/** The component that renders nothing in place of a field that the summary at the top of the form shows. */
const hiddenFormField = { Field: '/cms/admin/field-left-out-of-form#HiddenFormField' };

const moment = (
  name: string,
  label: { vi: string; en: string },
  components: { Cell?: string } = {},
): Field => ({
  name,
  type: 'date',
  index: name === 'dueAt',
  label,
  access: { update: nobodyField },
  admin: {
    readOnly: true,
    components: { ...hiddenFormField, ...components },
    date: { pickerAppearance: 'dayAndTime', displayFormat: 'd/M/yyyy HH:mm' },
  },
});

const inner = (name: string): Field => ({
  name,
  type: 'date',
  access: { update: nobodyField },
  admin: { hidden: true },
});

/**
 * The due time of a lead (D20), in UTC. `dueAt` is empty for a kind of form without a promised answer, and while the
 * lead is held as suspected. Written only by `src/leads/sla`.
 */
export const deadlineFields: Field[] = [
  moment(
    'dueAt',
    { vi: 'Hạn trả lời', en: 'Answer due' },
    { Cell: '/leads/admin/reply-deadline-cell#ReplyDeadlineCell' },
  ),
  moment('firstResponseAt', { vi: 'Trả lời lần đầu lúc', en: 'First answered at' }),
  {
    name: 'respondedBy',
    type: 'relationship',
    relationTo: 'users',
    label: { vi: 'Người trả lời', en: 'Answered by' },
    access: { update: nobodyField },
    admin: { readOnly: true, components: hiddenFormField },
  },
  /** Office minutes from the start of the reply time until the first answer. */
  {
    name: 'responseMinutes',
    type: 'number',
    access: { update: nobodyField },
    admin: { hidden: true },
  },
  inner('clockStartedAt'),
  inner('warnAt'),
  inner('warnedAt'),
  inner('escalatedAt'),
];
