import type { Field } from 'payload';
import { nobodyField } from '@/cms/access/roles';
import { MAX_STEP_LENGTH } from '../schema/validate-next-step-time';
import { hiddenFormField } from './lead-fields-from-form';

const kept = { update: nobodyField };

/**
 * The next step of a lead: what a colleague does, and when, in UTC (ADR-0040). There is one at a time; earlier ones
 * are in the lead's history. Text and time are written only by `src/leads/management/change-next-step.ts`. Owner and
 * reminder also change with the owner of the lead.
 */
export const nextStepFields: Field[] = [
  {
    name: 'nextStepAt',
    type: 'date',
    index: true,
    label: { vi: 'Việc tiếp theo', en: 'Next step' },
    access: kept,
    admin: {
      readOnly: true,
      components: { ...hiddenFormField, Cell: '/leads/admin/next-step-cell#LeadStepCell' },
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'd/M/yyyy HH:mm' },
    },
  },
  {
    name: 'nextStep',
    type: 'text',
    maxLength: MAX_STEP_LENGTH,
    label: { vi: 'Nội dung việc tiếp theo', en: 'Words of the next step' },
    access: kept,
    admin: { readOnly: true, components: hiddenFormField },
  },
  {
    // The owner of the next step. Without a value, the current owner of the lead is the owner of the step.
    name: 'nextStepOwner',
    type: 'relationship',
    relationTo: 'users',
    index: true,
    label: { vi: 'Người làm việc tiếp theo', en: 'Who takes the next step' },
    access: kept,
    admin: { readOnly: true, components: hiddenFormField },
  },
  { name: 'nextStepRemindedAt', type: 'date', access: kept, admin: { hidden: true } },
];
