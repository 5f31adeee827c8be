import type { FieldHook, SelectField } from 'payload';
import { nobodyField } from '../access/roles';
import { ownersIn } from './second-factor-store';

/** Shows admins the state of all accounts, and everybody else only that of their own. */
const showState: FieldHook = async ({ originalDoc, req }) => {
  const { user } = req;
  const id = (originalDoc as { id?: unknown } | undefined)?.id;
  if (typeof id !== 'number' || (user?.role !== 'admin' && user?.id !== id)) return undefined;
  return (await ownersIn(req)).has(id) ? 'on' : 'off';
};

/** Whether an account has a second factor (ADR-0037): the column of the list, and the panel of the form. */
export const secondFactorField: SelectField = {
  name: 'secondFactor',
  type: 'select',
  virtual: true,
  label: { vi: 'Mã đăng nhập', en: 'Sign-in code' },
  options: [
    { value: 'on', label: { vi: 'Đã bật', en: 'On' } },
    { value: 'off', label: { vi: 'Chưa bật', en: 'Off' } },
  ],
  access: { create: nobodyField, update: nobodyField },
  hooks: { afterRead: [showState] },
  admin: {
    components: { Field: '/cms/admin/panels-loaded-later.client#SecondFactor' },
    disableBulkEdit: true,
    disableListFilter: true,
  },
};
