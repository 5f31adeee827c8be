import { env } from '@/lib/env';
import { escapeHtml } from '@/lib/escape-html';
import { brand } from '../../../brand.config';

type Asked = { token?: string } | undefined;

/** The URL is made from SITE_URL, never from the request's Host header, which an attacker controls. */
const resetAddress = (asked: Asked): string =>
  `${env().SITE_URL}/admin/reset/${encodeURIComponent(asked?.token ?? '')}`;

/** The mail with the link by which staff set a new password, in both languages of the admin. */
export const forgotPassword = {
  /**
   * The minimum interval in milliseconds between two mails for one account, so that strangers can not fill its
   * owner's mailbox.
   */
  minRequestInterval: 5 * 60 * 1000,
  generateEmailSubject: (): string => `${brand.name}: đặt lại mật khẩu / set a new password`,
  generateEmailHTML: (asked: Asked): string => {
    const href = escapeHtml(resetAddress(asked));
    return `<p>Có người yêu cầu đặt lại mật khẩu của tài khoản này. Nếu là bạn, hãy mở địa chỉ dưới đây trong vòng một giờ. Nếu không, bạn cứ bỏ qua thư này.</p>
<p lang="en">Somebody asked to set a new password for this account. If it was you, open the address below within an hour. If not, ignore this mail.</p>
<p><a href="${href}">${href}</a></p>`;
  },
};
