/** The token of the session that a `Set-Cookie` header begins; no answer has it in its body. */
export const tokenIn = (cookie: string | null): string =>
  /payload-token=([^;]+)/.exec(cookie ?? '')?.[1] ?? '';

export const sessionToken = ({ headers }: Pick<Response, 'headers'>): string =>
  tokenIn(headers.get('set-cookie'));
