'use client';

import { Button, toast, useAuth, useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { shownMoment } from '@/lib/format-times-and-durations';
import { callEndpoint } from './call-endpoint.client';
import { useAccount } from './use-account-endpoints.client';
import { useTexts } from './use-translations.client';

const words = {
  vi: {
    title: 'Nơi đang đăng nhập',
    none: 'Tài khoản này không đăng nhập ở đâu.',
    since: (at: string) => `Đăng nhập lúc ${shownMoment(at, 'vi')}`,
    until: (at: string) => `tự đăng xuất lúc ${shownMoment(at, 'vi')} nếu không dùng`,
    here: 'Trình duyệt này',
    end: 'Đăng xuất',
    endOthers: 'Đăng xuất ở mọi nơi khác',
    endAll: 'Đăng xuất ở mọi nơi',
    ended: (count: number) => `Đã đăng xuất ${count} nơi`,
    failed: 'Chưa làm được. Hãy thử lại.',
  },
  en: {
    title: 'Where this account is signed in',
    none: 'This account is signed in nowhere.',
    since: (at: string) => `Signed in ${shownMoment(at, 'en')}`,
    until: (at: string) => `signs out by itself ${shownMoment(at, 'en')} if unused`,
    here: 'This browser',
    end: 'Sign out',
    endOthers: 'Sign out everywhere else',
    endAll: 'Sign out everywhere',
    ended: (count: number) => `Signed out in ${count} ${count === 1 ? 'place' : 'places'}`,
    failed: 'That did not work. Try again.',
  },
};

/** The panel of an account's sessions in its form; each session but the current one has a button that ends it. */
export function Sessions() {
  const { id } = useDocumentInfo();
  const { user } = useAuth();
  const { i18n } = useTranslation();
  const text = useTexts(words);
  const { data, reload } = useAccount('sessions');
  if (id === undefined || !user || !data) return null;
  const { sessions } = data;
  const end = async (body: { key?: string }) => {
    const path = `/api/users/${id}/sessions/end`;
    const language = i18n.language;
    const answer = await callEndpoint<{ ended: number }>(path, { method: 'POST', body, language });
    if (answer.ok) toast.success(text.ended(answer.data.ended));
    else toast.error(answer.message || text.failed);
    reload();
  };
  return (
    <section className="admin-panel account-panel" aria-labelledby="sessions-title">
      <h2 id="sessions-title">{text.title}</h2>
      {sessions.length === 0 && <p>{text.none}</p>}
      <ul>
        {sessions.map(({ key, since, until, isHere }) => (
          <li key={key}>
            {isHere && <strong>{text.here}</strong>}
            <span id={`session-${key}`}>
              {text.since(since)}, {text.until(until)}
            </span>
            {!isHere && (
              <Button
                buttonStyle="secondary"
                margin={false}
                size="small"
                onClick={() => void end({ key })}
                extraButtonProps={{ 'aria-describedby': `session-${key}` }}
              >
                {text.end}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.some(({ isHere }) => !isHere) && (
        <div className="account-panel__acts">
          <Button buttonStyle="secondary" margin={false} size="medium" onClick={() => void end({})}>
            {id === user.id ? text.endOthers : text.endAll}
          </Button>
        </div>
      )}
    </section>
  );
}
