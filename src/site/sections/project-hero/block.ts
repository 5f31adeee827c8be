import type { Field } from 'payload';
import { buttonField } from '@/cms/fields/link-fields';
import { lineField } from '@/cms/fields/metric-and-text-fields';
import {
  noteField,
  sampleField,
  sectionBlock,
  textField,
  titleLinesField,
} from '@/cms/fields/section-fields';
import { projectParties, type ProjectParty } from '@/lib/project-plan-parties';

const labels: Record<ProjectParty, { vi: string; en: string }> = {
  customer: { vi: 'Khách hàng', en: 'Customer' },
  partner: { vi: 'Đối tác', en: 'Partner' },
  us: { vi: 'Chúng tôi', en: 'We' },
};

const partyFields = projectParties.map((party): Field => ({
  name: party,
  type: 'group',
  label: labels[party],
  fields: [
    lineField('name', { vi: 'Tên', en: 'Name' }),
    lineField('role', { vi: 'Là ai', en: 'Who that is' }),
  ],
}));

const taskFields = projectParties.map((party): Field => ({
  name: party,
  type: 'textarea',
  label: labels[party],
}));

export const projectHeroBlock = sectionBlock({
  slug: 'projectHero',
  group: 'opening',
  labels: {
    singular: { vi: 'Mở đầu bằng một dự án', en: 'Project hero' },
    plural: { vi: 'Mở đầu bằng một dự án', en: 'Project heroes' },
  },
  fields: [
    { name: 'kicker', type: 'text', label: { vi: 'Dòng dẫn', en: 'Kicker' } },
    titleLinesField(),
    textField(true),
    buttonField('primary', { vi: 'Nút', en: 'Button' }),
    noteField(),
    lineField('projectTitle', { vi: 'Tên dự án', en: 'Title of the project' }),
    lineField('lineLabel', { vi: 'Vạch đỏ nghĩa là', en: 'The red line is' }),
    {
      name: 'parties',
      type: 'group',
      label: { vi: 'Ba bên', en: 'The three parties' },
      fields: partyFields,
    },
    {
      name: 'phases',
      type: 'array',
      required: true,
      minRows: 3,
      maxRows: 6,
      label: { vi: 'Các chặng', en: 'Phases' },
      labels: { singular: { vi: 'Chặng', en: 'Phase' }, plural: { vi: 'Các chặng', en: 'Phases' } },
      fields: [
        lineField('when', { vi: 'Khi nào', en: 'When' }),
        ...taskFields,
        {
          name: 'holder',
          type: 'select',
          required: true,
          defaultValue: 'partner',
          label: { vi: 'Ai đang xử lý', en: 'Whose move it is' },
          options: projectParties.map((party) => ({ value: party, label: labels[party] })),
        },
      ],
    },
    sampleField(),
  ],
});
