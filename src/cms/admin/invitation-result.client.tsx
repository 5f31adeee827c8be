'use client';

import { Button, toast } from '@payloadcms/ui';
import { useRef } from 'react';
import type { Invited } from '../account/invitation-endpoints';
import { shownMoment } from '@/lib/format-times-and-durations';
import { useTexts } from './use-translations.client';

const words = {
  vi: {
    sent: (to: string) => `Đã gửi lời mời đến ${to}.`,
    'no-server':
      'Chưa gửi được thư: trang này chưa được nối với máy chủ thư. Hãy chép liên kết dưới đây và tự gửi cho người được mời. Ai có liên kết này cũng đặt được mật khẩu, nên đừng gửi vào nhóm chung.',
    failed:
      'Máy chủ thư không nhận thư này. Hãy kiểm tra địa chỉ email rồi gửi lại, hoặc chép liên kết dưới đây và tự gửi cho người được mời. Ai có liên kết này cũng đặt được mật khẩu, nên đừng gửi vào nhóm chung.',
    until: (at: string) => `Liên kết dùng được một lần, đến ${shownMoment(at, 'vi')} (giờ VN).`,
    link: 'Liên kết đặt mật khẩu',
    copy: 'Chép liên kết',
    copied: 'Đã chép',
    notCopied: 'Trình duyệt không cho chép. Liên kết đã được chọn sẵn: hãy bấm Ctrl + C.',
  },
  en: {
    sent: (to: string) => `The invitation was sent to ${to}.`,
    'no-server':
      'No mail was sent: this site has no mail server yet. Copy the link below and pass it on yourself. Anybody who has the link can set the password, so do not post it in a group.',
    failed:
      'The mail server did not take the mail. Check the email address and send it again, or copy the link below and pass it on yourself. Anybody who has the link can set the password, so do not post it in a group.',
    until: (at: string) => `The link works once, until ${shownMoment(at, 'en')} (Vietnam time).`,
    link: 'Link to set the password',
    copy: 'Copy the link',
    copied: 'Copied',
    notCopied: 'The browser does not let us copy. The link is selected: press Ctrl + C.',
  },
};

/** What became of an invitation: it was mailed, or the link that the admin has to pass on. */
export function InvitationResult({ invited }: { invited: Invited }) {
  const text = useTexts(words);
  const { email, mail, expiresAt, href } = invited;
  const input = useRef<HTMLInputElement>(null);
  const copy = async (link: string) => {
    try {
      await navigator.clipboard.writeText(link);
      toast.success(text.copied);
    } catch {
      // The browser denies access to the clipboard. On a page without HTTPS there is no clipboard.
      input.current?.select();
      toast.error(text.notCopied);
    }
  };
  return (
    <div className="invitation-result" data-mail={mail} role="status">
      <p>{mail === 'sent' ? text.sent(email) : text[mail]}</p>
      {href !== null && (
        <div className="invitation-result__link">
          <input aria-label={text.link} readOnly ref={input} value={href} />
          <Button buttonStyle="secondary" margin={false} onClick={() => void copy(href)}>
            {text.copy}
          </Button>
        </div>
      )}
      <p>{text.until(expiresAt)}</p>
    </div>
  );
}
