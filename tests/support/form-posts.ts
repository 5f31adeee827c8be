export type Answered = { status: number; headers: Headers; text: string };

type PostOptions = { json?: boolean; kind?: string; headers?: Record<string, string> };

/** Posts to the form endpoint as its route does: `json` asks for JSON, otherwise like a plain form. */
export async function post(body: BodyInit | null, options: PostOptions = {}): Promise<Answered> {
  const { json = true, kind = 'book-demo', headers = {} } = options;
  const request = new Request('http://localhost:3000/api/forms/book-demo', {
    method: 'POST',
    headers: { ...(json ? { accept: 'application/json' } : {}), ...headers },
    body,
  });
  return answerOf(request, kind);
}

/** Passes a request to the form endpoint, which is imported dynamically: it reads the environment of the test. */
export async function answerOf(request: Request, kind = 'book-demo'): Promise<Answered> {
  const { cms } = await import('@/content/register-cms-instance');
  const { handlePost } = await import('@/leads/intake/handle-form-post');
  const response = await handlePost(cms, kind, request);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

export const postForm = (
  values: Readonly<Record<string, string>>,
  options?: PostOptions,
): Promise<Answered> => post(new URLSearchParams(values), options);
