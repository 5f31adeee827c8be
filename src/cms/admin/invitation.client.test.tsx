// @vitest-environment happy-dom
import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { InvitationPanel } from './invitation-panel.client';
import { InvitationResult } from './invitation-result.client';
import { ReauthenticationForm } from './reauthentication-form.client';

const signedIn = { role: 'admin' };
const errors: string[] = [];
vi.mock('@payloadcms/ui', () => ({
  Button: ({ children, onClick }: { children: ReactNode; onClick: () => void }) => (
    <button onClick={onClick} type="button">
      {children}
    </button>
  ),
  toast: { success: () => undefined, error: (message: string) => errors.push(message) },
  useAuth: () => ({ user: { id: 1, role: signedIn.role } }),
  useDocumentInfo: () => ({ id: 1 }),
  useTranslation: () => ({ i18n: { language: 'en' } }),
}));

let root: Root;
const asked: string[] = [];
const show = (element: ReactNode) => act(async () => root.render(element));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    return Response.json({ state: { invitedAt: '2026-12-04T02:00:00Z', expiresAt: null } });
  });
  asked.length = 0;
  errors.length = 0;
  document.body.innerHTML = '<main></main>';
  root = createRoot(document.querySelector('main')!);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.unstubAllGlobals();
});

describe('the panel of an invitation', () => {
  it('asks for the invitation for admins only', async () => {
    for (const role of ['editor', 'sales', 'event-team']) {
      signedIn.role = role;
      await show(<InvitationPanel />);
      expect([role, asked, document.body.textContent]).toEqual([role, [], '']);
    }
    signedIn.role = 'admin';
    await show(<InvitationPanel />);
    expect(asked).toEqual(['/api/users/1/invitation']);
    expect(document.body.textContent).toContain('Invited 4 Dec 2026, 09:00');
  });
});

describe('the link of an invitation', () => {
  it('is selected to be copied by hand where the browser has no clipboard', async () => {
    vi.stubGlobal('navigator', {});
    const href = 'http://localhost:3000/admin/reset/0123';
    const invited = { id: 1, email: 'a@example.com', mail: 'no-server', href } as const;
    await show(<InvitationResult invited={{ ...invited, expiresAt: '2026-12-04T02:00:00Z' }} />);
    await act(async () => document.querySelector('button')?.click());
    expect(errors).toEqual([expect.stringContaining('press Ctrl + C')]);
    const { selectionStart, selectionEnd } = document.querySelector('input')!;
    expect([selectionStart, selectionEnd]).toEqual([0, href.length]);
  });
});

describe('the question for the password', () => {
  it('is answered once when Enter is pressed twice', async () => {
    const given: unknown[] = [];
    let finish = () => {};
    const onGiven = (credentials: unknown) => {
      given.push(credentials);
      return new Promise<void>((resolve) => {
        finish = resolve;
      });
    };
    await show(<ReauthenticationForm act="Send" onGiven={onGiven} what="" withCode={false} />);
    const press = () =>
      act(async () => {
        const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true });
        document.querySelector('input')?.dispatchEvent(event);
      });
    await press();
    await press();
    expect(given).toHaveLength(1);
    await act(async () => finish());
    await press();
    expect(given).toHaveLength(2);
    await act(async () => finish());
  });
});
