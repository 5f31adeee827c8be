const account = { email: 'admin@tamvia.example', password: 'a-password-of-the-first' };

/** The session of the one admin. A request of a slice may end it; `renew` then begins a new one. */
export type AdminSession = {
  cookie: () => string;
  /** Signs in again if the session has ended; says whether it had. */
  renew: () => Promise<boolean>;
  /** How often the session had ended. */
  renewals: () => number;
};

/** Makes the first account of a site, and keeps its session. */
export async function startSession(site: string): Promise<AdminSession> {
  let signIns = 0;
  const post = async (path: string) => {
    const answer = await fetch(`${site}/api/users/${path}`, {
      method: 'POST',
      // Each sign-in has another IP address, of which no request of a slice has used up the rate limit.
      headers: {
        'Content-Type': 'application/json',
        'X-Forwarded-For': `192.0.2.${++signIns % 250}`,
      },
      body: JSON.stringify(account),
    });
    const [cookie] = answer.headers.getSetCookie();
    if (!answer.ok || !cookie) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return cookie.split(';', 1)[0]!;
  };
  let cookie = await post('first-register');
  let renewals = 0;
  let running: Promise<boolean> | null = null;
  const renew = async () => {
    const answer = await fetch(`${site}/api/users/me`, { headers: { cookie } });
    const { user } = (await answer.json()) as { user: { role: string } | null };
    if (user?.role === 'admin') return false;
    cookie = await post('login');
    renewals += 1;
    return true;
  };
  return {
    cookie: () => cookie,
    renew: () => (running ??= renew().finally(() => (running = null))),
    renewals: () => renewals,
  };
}
