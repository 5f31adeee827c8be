import { type ChildProcess, spawn } from 'node:child_process';

export type LeadProcess = { running: ChildProcess; printed: () => string };

/**
 * Starts post-forms-in-own-process.ts on a database: it posts the forms, then runs as a delivery worker. `printed()`
 * is its whole output so far, stdout and stderr.
 */
export function startLeadProcess(
  databaseUrl: string,
  forms: unknown[] = [],
  extra: Readonly<Record<string, string>> = {},
): LeadProcess {
  let output = '';
  const running = spawn(
    process.execPath,
    ['--import', 'tsx', 'tests/support/post-forms-in-own-process.ts'],
    {
      env: { ...process.env, DATABASE_URL: databaseUrl, FORMS: JSON.stringify(forms), ...extra },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  for (const stream of [running.stdout, running.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
  }
  return { running, printed: () => output };
}
