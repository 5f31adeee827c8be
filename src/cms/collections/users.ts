import type { Access, CollectionConfig, Plugin } from 'payload';
import type { SendInvitation } from '../access/invitation-types';
import { keepOneAdmin, refuseLastDemotion } from '../hooks/keep-last-admin';
import { forgotPassword } from '../hooks/password-reset-mail';
import { requireStrongPassword } from '../access/password-rules';
import {
  PRESENT_CODE,
  PRESENT_PASSWORD,
  requirePresentPassword,
} from '../access/confirm-account-change-with-password';
import {
  forgotPasswordEndpoint,
  limitSignIn,
  recordSignIn,
  recordSignOut,
} from '../access/sign-in-hooks';
import { secondFactorEndpoints } from '../account/second-factor-endpoints';
import { secondFactorField } from '../account/second-factor-state-field';
import { afterSignInChange, recordPasswordChange } from '../account/notify-of-changed-sign-in';
import { logAccount } from '../account/log-account-changes';
import {
  endResetSession,
  limitPasswordReset,
  resetPasswordEndpoint,
} from '../account/password-reset-endpoint';
import { firstRegisterEndpoint, keepFirstToken } from '../account/register-first-admin-endpoint';
import { invitationEndpoints } from '../account/invitation-endpoints';
import { endLongSessions } from '../account/end-long-sessions';
import { sessionEndpoints } from '../account/session-endpoints';
import {
  hiddenUnless,
  isAdmin,
  isAdminField,
  isSalesOrAdminField,
  nobodyField,
  roleLabels,
  roles,
} from '../access/roles';

const SLUG = 'users';

/**
 * Read access: sales reads the colleagues that a lead can be assigned to; everybody reads their own account, admins
 * read all.
 */
const readUsers: Access = ({ req: { user } }) => {
  if (!user) return false;
  if (user.role === 'admin') return true;
  const self = { id: { equals: user.id } };
  return user.role === 'sales' ? { or: [self, { role: { in: ['sales', 'admin'] } }] } : self;
};

/** Functions of other modules, called when an account is deleted or changed, and when an invitation is sent. */
type AccountHooks = Required<
  Pick<NonNullable<CollectionConfig['hooks']>, 'beforeDelete' | 'afterChange'>
> & { sendInvitation: SendInvitation };

const users = ({ beforeDelete, afterChange, sendInvitation }: AccountHooks): CollectionConfig => ({
  slug: SLUG,
  labels: {
    singular: { vi: 'Người dùng', en: 'User' },
    plural: { vi: 'Người dùng', en: 'Users' },
  },
  admin: {
    useAsTitle: 'email',
    defaultColumns: ['email', 'name', 'role', 'secondFactor'],
    group: { vi: 'Hệ thống', en: 'System' },
    hidden: hiddenUnless('admin'),
    components: {
      // The screen of a new account sends an invitation instead of asking for a password. Admins can still set the
      // password of an existing account in its form, and POST /api/users accepts a password.
      views: { edit: { default: { Component: '/cms/admin/account-view.client#AccountView' } } },
    },
  },
  auth: {
    // The CMS's own limit is never reached: attempts are refused before (ADR-0024).
    maxLoginAttempts: 8,
    lockTime: 10 * 60 * 1000,
    tokenExpiration: 8 * 60 * 60,
    forgotPassword,
    // The token of a session is sent only in a cookie, which no script can read (ASVS 3.3.4).
    removeTokenFromResponses: true,
    cookies: { sameSite: 'Lax', secure: process.env.SITE_URL?.startsWith('https:') ?? false },
  },
  access: {
    create: isAdmin,
    delete: isAdmin,
    admin: ({ req }) => Boolean(req.user),
    read: readUsers,
    update: ({ req }) =>
      req.user?.role === 'admin' ? true : req.user ? { id: { equals: req.user.id } } : false,
    unlock: isAdmin,
  },
  endpoints: [
    firstRegisterEndpoint,
    forgotPasswordEndpoint,
    resetPasswordEndpoint,
    ...secondFactorEndpoints,
    ...sessionEndpoints,
    ...invitationEndpoints(sendInvitation),
  ],
  hooks: {
    beforeOperation: [limitSignIn, limitPasswordReset],
    refresh: [endLongSessions],
    afterOperation: [endResetSession, recordSignIn, keepFirstToken],
    afterLogout: [recordSignOut],
    beforeValidate: [requireStrongPassword, requirePresentPassword],
    beforeDelete: [keepOneAdmin, ...beforeDelete],
    afterChange: [...afterChange, afterSignInChange, logAccount],
    beforeChange: [
      recordPasswordChange,
      refuseLastDemotion,
      // The first account is created on the sign-up screen of an empty installation, and must be an admin to create
      // others.
      async ({ data, operation, req }) => {
        if (operation !== 'create') return data;
        const { totalDocs } = await req.payload.count({ collection: 'users', req });
        return totalDocs === 0 ? { ...data, role: 'admin' } : data;
      },
    ],
  },
  fields: [
    {
      name: PRESENT_PASSWORD,
      type: 'text',
      virtual: true,
      label: { vi: 'Mật khẩu hiện tại của bạn', en: 'Your present password' },
      admin: {
        components: { Field: '/cms/admin/current-password-fields.client#PresentPassword' },
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
      },
    },
    {
      name: PRESENT_CODE,
      type: 'text',
      virtual: true,
      label: { vi: 'Mã đăng nhập của bạn', en: 'Your sign-in code' },
      admin: {
        components: { Field: '/cms/admin/current-password-fields.client#PresentCode' },
        disableBulkEdit: true,
        disableListColumn: true,
        disableListFilter: true,
      },
    },
    { name: 'name', type: 'text', label: { vi: 'Họ tên', en: 'Name' } },
    {
      name: 'role',
      type: 'select',
      label: { vi: 'Vai trò', en: 'Role' },
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      access: { create: isAdminField, update: isAdminField },
      // The role of an account can not be changed by bulk editing: the admin has to enter their password, for which
      // bulk editing has no field.
      admin: { disableBulkEdit: true },
      options: roles.map((role) => ({ value: role, label: roleLabels[role] })),
    },
    {
      name: 'takesLeads',
      type: 'checkbox',
      defaultValue: false,
      access: { create: isAdminField, update: isSalesOrAdminField },
      index: true,
      label: { vi: 'Nhận khách mới', en: 'Takes new leads' },
      admin: {
        condition: (data) => data.role === 'sales' || data.role === 'admin',
        description: {
          vi: 'Khách mới được giao lần lượt cho những người bật mục này. Tắt khi nghỉ phép.',
          en: 'New leads go in turn to those who have this on. Switch it off while you are away.',
        },
      },
    },
    {
      name: 'language',
      type: 'select',
      required: true,
      defaultValue: 'vi',
      label: { vi: 'Ngôn ngữ của email gửi bạn', en: 'Language of mails to you' },
      options: [
        { value: 'vi', label: 'Tiếng Việt' },
        { value: 'en', label: 'English' },
      ],
      admin: {
        condition: (data) => data.role === 'sales' || data.role === 'admin',
        description: {
          vi: 'Email báo khách mới, nhắc việc và khi đồng nghiệp nhắc đến bạn.',
          en: 'Mails about new leads and next steps, and when a colleague mentions you.',
        },
      },
    },
    {
      name: 'invitedAt',
      type: 'date',
      label: { vi: 'Được mời lúc', en: 'Invited at' },
      access: { create: nobodyField, update: nobodyField },
      admin: {
        components: { Field: '/cms/admin/panels-loaded-later.client#InvitationPanel' },
        disableBulkEdit: true,
      },
    },
    secondFactorField,
    {
      name: 'signedIn',
      type: 'ui',
      admin: {
        components: { Field: '/cms/admin/panels-loaded-later.client#Sessions' },
        disableBulkEdit: true,
        disableListColumn: true,
      },
    },
  ],
});

/** The accounts of staff who sign in to the admin; visitors have no accounts (spec §6). */
export const accounts =
  (hooks: AccountHooks): Plugin =>
  (config) => ({
    ...config,
    admin: { ...config.admin, user: SLUG },
    collections: [...(config.collections ?? []), users(hooks)],
  });
