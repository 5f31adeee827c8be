'use client';

import { Button, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import type { Invited } from '../account/invitation-endpoints';
import { callEndpoint } from './call-endpoint.client';
import { InvitationResult } from './invitation-result.client';
import { shownMoment } from '@/lib/format-times-and-durations';
import { type Credentials, ReauthenticationForm } from './reauthentication-form.client';
import { useAccount } from './use-account-endpoints.client';
import { useSecondFactorStatus } from './use-second-factor-status.client';
import { useTexts } from './use-translations.client';
import './invitation.css';

const words = {
  vi: {
    title: 'Lời mời',
    waiting: (at: string) => `Được mời lúc ${shownMoment(at, 'vi')}; người này chưa đặt mật khẩu.`,
    until: (at: string) => `Liên kết dùng được đến ${shownMoment(at, 'vi')} (giờ VN).`,
    expired: 'Liên kết không còn dùng được. Hãy gửi lại lời mời.',
    again: 'Gửi lại lời mời',
    what: 'Một liên kết mới được gửi đi; liên kết cũ không dùng được nữa.',
  },
  en: {
    title: 'Invitation',
    waiting: (at: string) =>
      `Invited ${shownMoment(at, 'en')}; this person has not set a password yet.`,
    until: (at: string) => `The link works until ${shownMoment(at, 'en')} (Vietnam time).`,
    expired: 'The link does not work any more. Send the invitation again.',
    again: 'Send the invitation again',
    what: 'A new link is sent; the old one stops working.',
  },
};

/** Shows until when the link of an invitation works, and a button that sends another; nothing without an invitation. */
function Invitation() {
  const { id } = useDocumentInfo();
  const { i18n } = useTranslation();
  const text = useTexts(words);
  const { data, reload } = useAccount('invitation');
  const [isAsking, setAsking] = useState(false);
  const [error, setError] = useState('');
  const [invited, setInvited] = useState<Invited | null>(null);
  const withCode = useSecondFactorStatus(isAsking);
  const state = data?.state;
  if (!state) return null;
  const send = async (given: Credentials) => {
    setError('');
    const answer = await callEndpoint<Invited>(`/api/users/${String(id)}/invite`, {
      method: 'POST',
      body: given,
      language: i18n.language,
    });
    if (!answer.ok) return setError(answer.message);
    setInvited(answer.data);
    setAsking(false);
    reload();
  };
  const { invitedAt, expiresAt } = state;
  return (
    <section aria-labelledby="invitation-title" className="admin-panel account-panel">
      <h2 id="invitation-title">{text.title}</h2>
      {invited ? (
        <InvitationResult invited={invited} />
      ) : (
        <>
          <p>{text.waiting(invitedAt)}</p>
          <p>{expiresAt === null ? text.expired : text.until(expiresAt)}</p>
        </>
      )}
      {isAsking ? (
        <ReauthenticationForm
          act={text.again}
          onCancel={() => setAsking(false)}
          onGiven={send}
          what={text.what}
          withCode={withCode}
        />
      ) : (
        <div className="account-panel__acts">
          <Button
            buttonStyle="secondary"
            margin={false}
            onClick={() => setAsking(true)}
            size="medium"
          >
            {text.again}
          </Button>
        </div>
      )}
      <p className="admin-panel__error" role="alert">
        {error}
      </p>
    </section>
  );
}

/**
 * The panel of an account whose owner has not set a password yet. Only admins may ask for its data: the request of
 * anybody else would be refused, and logged as a refused access.
 */
export function InvitationPanel() {
  const { user } = useAuth();
  return user?.role === 'admin' ? <Invitation /> : null;
}
