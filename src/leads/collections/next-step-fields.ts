import type { Field } from 'payload';
import { nobodyField } from '@/cms/access/roles';
import { LONGEST_STEP } from '../schema/next-step';
import { undrawn } from './submitted-fields';

const kept = { update: nobodyField };

/**
 * What a colleague does next about a lead, and when, in UTC (ADR-0040). One at a time; those before it stand in the
 * lead's history. Written by `management/next-step.ts` and `sla/remind-steps.ts` alone.
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
      components: { ...undrawn, Cell: '/leads/admin/lead-step-cell#LeadStepCell' },
      date: { pickerAppearance: 'dayAndTime', displayFormat: 'd/M/yyyy HH:mm' },
    },
  },
  {
    name: 'nextStep',
    type: 'text',
    maxLength: LONGEST_STEP,
    label: { vi: 'Nội dung việc tiếp theo', en: 'Words of the next step' },
    access: kept,
    admin: { readOnly: true, components: undrawn },
  },
  {
    // Empty: of whoever has the lead, also when it goes to somebody else.
    name: 'nextStepOwner',
    type: 'relationship',
    relationTo: 'users',
    index: true,
    label: { vi: 'Người làm việc tiếp theo', en: 'Who takes the next step' },
    access: kept,
    admin: { readOnly: true, components: undrawn },
  },
  { name: 'nextStepRemindedAt', type: 'date', access: kept, admin: { hidden: true } },
];
