/** A machine-readable refusal (D27): a stable code, and a message that says what to do. */
export function refusal(
  status: number,
  code: string,
  message: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(
    { code, message },
    { status, headers: { 'Cache-Control': 'no-store', ...headers } },
  );
}
