/** Values that a server needs to start; worthless outside of a test run. */
export const testSecrets = {
  PAYLOAD_SECRET: 'a-secret-for-test-runs-only-0123456789',
  INTERNAL_SECRET: 'another-secret-for-test-runs-only-0123',
  POSTGRES_PASSWORD: 'test-runs-only',
} as const;

export const templateDatabase = 'site_template';

/** The URL of another database on the same server, with the same login. */
export function withDatabase(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.toString();
}
