import type { CollectionConfig } from 'payload';
import { seoField, textFields } from '../fields/article-body-fields';
import { apiOnlyField } from '../fields/api-only-field';
import { flag, line, paragraph, positionField } from '../fields/entry-fields';
import { articleGroup } from '../fields/admin-navigation-groups';
import { buttonField } from '../fields/link-fields';
import { momentField } from '../fields/media-and-date-fields';
import { contentCollection } from './define-content-collection';

/** A vacancy of the careers page. */
export const careerOpportunities: CollectionConfig = contentCollection({
  slug: 'career-opportunities',
  one: { vi: 'Vị trí tuyển dụng', en: 'Career opportunity' },
  many: { vi: 'Vị trí tuyển dụng', en: 'Career opportunities' },
  group: articleGroup,
  title: 'title',
  sort: 'position',
  fields: [
    line('title', { vi: 'Tiêu đề', en: 'Title' }, { required: true }),
    line('department', { vi: 'Bộ phận', en: 'Department' }),
    line('location', { vi: 'Nơi làm việc', en: 'Location' }),
    line('employmentType', { vi: 'Hình thức', en: 'Employment' }),
    line('level', { vi: 'Cấp bậc', en: 'Level' }),
    line('salary', { vi: 'Mức lương', en: 'Salary' }),
    momentField('deadline', { vi: 'Hạn nộp', en: 'Deadline' }),
    paragraph('summary', { vi: 'Tóm tắt', en: 'Summary' }),
    ...textFields(),
    apiOnlyField(buttonField('cta', { vi: 'Nút', en: 'Button' }, { localized: true })),
    flag('isOpen', { vi: 'Đang tuyển', en: 'Open' }),
    seoField(),
    positionField(),
  ],
});
