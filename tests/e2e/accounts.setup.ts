import { expect, test } from '@playwright/test';
import { accounts, makeAccounts } from './accounts-and-settings';

test('the first account of an empty installation becomes its admin', async ({ request }) => {
  await makeAccounts(request, test.info().config.workers);
  const me = (await (await request.get('/api/users/me')).json()) as {
    user: { email: string; role: string };
  };
  expect(me.user).toMatchObject({ email: accounts.admin, role: 'admin' });
});
