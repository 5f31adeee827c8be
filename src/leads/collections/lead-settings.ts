import type { Field, GlobalConfig } from 'payload';
import { hiddenUnless, isAdmin, isSalesOrAdmin } from '@/cms/access/roles';
import type { Words } from '@/cms/fields/bilingual-admin-text';
import { localeNames, locales } from '@/i18n/locales';
import { hubs, industries } from '../schema/form-choice-codes';
import { formKinds } from '../schema/form-definitions';
import { hubLabels, industryLabels, kindLabels } from '../model/lead-labels';
import { deskStaff } from '../model/roles-that-answer-leads';

/** A field for one condition of an assignment rule. An empty field matches every lead. */
const condition = (
  name: string,
  label: Words,
  options: { value: string; label: Words | string }[],
): Field => ({ name, type: 'select', hasMany: true, label, options });

/** How leads get an owner: by the first rule that matches, otherwise by round robin. */
export const leadSettings: GlobalConfig = {
  slug: 'lead-settings',
  label: { vi: 'Cách giao khách', en: 'Assignment of leads' },
  admin: {
    group: { vi: 'Kinh doanh', en: 'Sales' },
    hidden: hiddenUnless('admin'),
    description: {
      vi: 'Khách mới được giao theo quy tắc đầu tiên khớp. Không quy tắc nào khớp thì giao lần lượt cho những người đang bật “Nhận khách mới” trong tài khoản. Không ai bật thì khách ở trạng thái “Chưa giao”.',
      en: 'A new lead goes by the first rule that fits. When none fits, people whose account says “Takes new leads” get one each in turn. When nobody does, it stays “Unassigned”.',
    },
  },
  access: { read: isSalesOrAdmin, update: isAdmin },
  fields: [
    {
      name: 'rules',
      type: 'array',
      label: { vi: 'Quy tắc', en: 'Rules' },
      labels: {
        singular: { vi: 'quy tắc', en: 'rule' },
        plural: { vi: 'quy tắc', en: 'rules' },
      },
      maxRows: 50,
      admin: {
        description: {
          vi: 'Điều kiện để trống là không xét. Người phụ trách đang tắt nhận khách thì quy tắc đó được bỏ qua.',
          en: 'An empty condition is not looked at. A rule is passed over while its owner takes no leads.',
        },
      },
      fields: [
        condition(
          'kinds',
          { vi: 'Form', en: 'Form' },
          formKinds.map((value) => ({ value, label: kindLabels[value] })),
        ),
        condition(
          'industries',
          { vi: 'Lĩnh vực', en: 'Industry' },
          industries.map((value) => ({ value, label: industryLabels[value] })),
        ),
        condition(
          'languages',
          { vi: 'Ngôn ngữ mong muốn', en: 'Preferred language' },
          locales.map((value) => ({ value, label: localeNames[value] })),
        ),
        condition(
          'hubs',
          { vi: 'Khu vực', en: 'Hub' },
          hubs.map((value) => ({ value, label: hubLabels[value] })),
        ),
        {
          name: 'interest',
          type: 'text',
          label: {
            vi: 'Quan tâm (địa chỉ trang có chứa)',
            en: 'Interest (address of the page has)',
          },
          admin: {
            description: {
              vi: 'Ví dụ: /solutions/retail, hoặc mã của sự kiện hay tài liệu.',
              en: 'Example: /solutions/retail, or the name of an event or a document.',
            },
          },
        },
        {
          name: 'owner',
          type: 'relationship',
          relationTo: 'users',
          required: true,
          filterOptions: () => deskStaff,
          label: { vi: 'Giao cho', en: 'Owner' },
          admin: { allowCreate: false, allowEdit: false },
        },
      ],
    },
  ],
};
