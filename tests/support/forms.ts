/** A whole demo form as a person fills it in; every control of forms.md that has to be there. */
export const validForm = {
  salutation: 'chi',
  name: 'Trần Thị Lan',
  email: 'lan@tamvia.vn',
  phone: '0912 345 678',
  company: 'tamvia.vn',
  industry: 'retail',
  jobTitle: 'manager-leader',
  description: 'Tôi muốn xem báo cáo.',
  agree: 'yes',
} as const;
