const HERE = '198.51.100.1';

export type Sent = { from?: string; token?: string | undefined; language?: 'vi' | 'en' };

/** A request to the REST interface of accounts, as its route receives it. */
export async function send(
  method: 'GET' | 'PATCH' | 'POST',
  path: string,
  body: unknown,
  sent: Sent = {},
) {
  const routes = await import('@/app/(payload)/api/[...slug]/route');
  const { from = HERE, token, language = 'vi' } = sent;
  const response = await routes[method](
    new Request(`http://localhost:3000/api/users${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'accept-language': language,
        'x-forwarded-for': from,
        ...(token ? { authorization: `JWT ${token}` } : {}),
      },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
    }),
    {
      params: Promise.resolve({
        slug: ['users', ...path.split('?')[0]!.split('/').filter(Boolean)],
      }),
    },
  );
  const cookie = response.headers.get('set-cookie');
  return { status: response.status, text: await response.text(), cookie };
}

export const signIn = (account: object, sent?: Sent) => send('POST', '/login', account, sent);
