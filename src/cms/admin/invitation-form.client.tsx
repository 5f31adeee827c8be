'use client';

import { Button, Gutter, useStepNav, useTranslation } from '@payloadcms/ui';
import { type ReactNode, useEffect, useId, useState } from 'react';
import type { Locale } from '@/i18n/locales';
import { roleLabels, roles, type Role } from '../access/roles';
import type { Invited } from '../account/invitation-endpoints';
import { callEndpoint } from './call-endpoint.client';
import { InvitationResult } from './invitation-result.client';
import { type Credentials, ReauthenticationForm } from './reauthentication-form.client';
import { useSecondFactorStatus } from './use-second-factor-status.client';
import { useTexts } from './use-translations.client';
import './invitation.css';

const words = {
  vi: {
    list: 'Người dùng',
    step: 'Mời',
    title: 'Mời một người vào trang quản trị',
    help: 'Người được mời nhận một email có liên kết để tự đặt mật khẩu. Liên kết dùng được một lần, trong 7 ngày.',
    email: 'Địa chỉ email',
    name: 'Họ tên (không bắt buộc)',
    role: 'Vai trò',
    language: 'Ngôn ngữ của email gửi người này',
    rights: {
      admin: 'Làm được mọi việc: nội dung, khách, tài khoản, cài đặt.',
      editor: 'Viết và xuất bản nội dung; không thấy khách nào.',
      sales: 'Làm việc với khách; không sửa nội dung.',
      'event-team': 'Xem vé và điểm danh ở cửa; không làm gì khác.',
    },
    confirm: 'Xác nhận là chính bạn đang mời.',
    send: 'Gửi lời mời',
    more: 'Mời người khác',
    open: 'Mở tài khoản vừa tạo',
  },
  en: {
    list: 'Users',
    step: 'Invite',
    title: 'Invite somebody to the admin',
    help: 'They get an email with a link to set their own password. The link works once, for 7 days.',
    email: 'Email address',
    name: 'Name (optional)',
    role: 'Role',
    language: 'Language of mails to this person',
    rights: {
      admin: 'Does everything: content, leads, accounts, settings.',
      editor: 'Writes and publishes content; sees no lead.',
      sales: 'Works on leads; changes no content.',
      'event-team': 'Sees tickets and checks them in; nothing else.',
    },
    confirm: 'Confirm that it is you who invites.',
    send: 'Send the invitation',
    more: 'Invite somebody else',
    open: 'Open the new account',
  },
};

const languageNames: Readonly<Record<Locale, string>> = { vi: 'Tiếng Việt', en: 'English' };

type FieldProps = { label: string; note?: string; children: (id: string) => ReactNode };

function LabelledField({ label, note, children }: FieldProps) {
  const id = useId();
  return (
    <div className="field-type text">
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      {children(id)}
      {note && <div className="field-description">{note}</div>}
    </div>
  );
}

type Values = { email: string; name: string; role: Role; language: Locale };

function InvitationFields({
  values,
  change,
}: {
  values: Values;
  change: (part: Partial<Values>) => void;
}) {
  const { i18n } = useTranslation();
  const text = useTexts(words);
  const shown = i18n.language === 'vi' ? 'vi' : 'en';
  const { email, name, role, language } = values;
  return (
    <>
      <LabelledField label={text.email}>
        {(id) => (
          <input
            autoComplete="off"
            id={id}
            onChange={({ target }) => change({ email: target.value })}
            type="email"
            value={email}
          />
        )}
      </LabelledField>
      <LabelledField label={text.name}>
        {(id) => (
          <input
            autoComplete="off"
            id={id}
            onChange={({ target }) => change({ name: target.value })}
            type="text"
            value={name}
          />
        )}
      </LabelledField>
      <LabelledField label={text.role} note={text.rights[role]}>
        {(id) => (
          <select
            id={id}
            onChange={({ target }) => change({ role: target.value as Role })}
            value={role}
          >
            {roles.map((one) => (
              <option key={one} value={one}>
                {roleLabels[one][shown]}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
      <LabelledField label={text.language}>
        {(id) => (
          <select
            id={id}
            onChange={({ target }) => change({ language: target.value as Locale })}
            value={language}
          >
            {(['vi', 'en'] as const).map((one) => (
              <option key={one} value={one}>
                {languageNames[one]}
              </option>
            ))}
          </select>
        )}
      </LabelledField>
    </>
  );
}

const empty: Values = { email: '', name: '', role: 'editor', language: 'vi' };

/** The screen on which an admin creates an account by e-mail address and role, without a password. */
export function InvitationForm() {
  const { i18n } = useTranslation();
  const text = useTexts(words);
  const withCode = useSecondFactorStatus(true);
  const { setStepNav } = useStepNav();
  useEffect(() => {
    setStepNav([{ label: text.list, url: '/admin/collections/users' }, { label: text.step }]);
  }, [setStepNav, text]);
  const [values, setValues] = useState(empty);
  const [error, setError] = useState('');
  const [invited, setInvited] = useState<Invited | null>(null);
  const send = async (given: Credentials) => {
    setError('');
    const answer = await callEndpoint<Invited>('/api/users/invite', {
      method: 'POST',
      body: { ...values, ...given },
      language: i18n.language,
    });
    if (answer.ok) setInvited(answer.data);
    else setError(answer.message);
  };
  const again = () => {
    setInvited(null);
    setError('');
    setValues(empty);
  };
  return (
    <Gutter className="invitation">
      <h1>{text.title}</h1>
      {invited ? (
        <>
          <InvitationResult invited={invited} />
          <div className="account-panel__acts">
            <Button el="link" margin={false} to={`/admin/collections/users/${invited.id}`}>
              {text.open}
            </Button>
            <Button buttonStyle="secondary" margin={false} onClick={again}>
              {text.more}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p>{text.help}</p>
          <InvitationFields
            change={(part) => setValues((all) => ({ ...all, ...part }))}
            values={values}
          />
          <ReauthenticationForm
            act={text.send}
            onGiven={send}
            what={text.confirm}
            withCode={withCode}
          />
          <p className="admin-panel__error" role="alert">
            {error}
          </p>
        </>
      )}
    </Gutter>
  );
}
