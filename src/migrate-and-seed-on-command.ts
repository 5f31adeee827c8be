import config from '@payload-config';
import { getPayload, type Migration, type Payload } from 'payload';
import { migrations } from './cms/migrations';
import { seedContent } from './cms/seed/seed-content';
import { makeFirstAdmin } from './cms/seed/first-admin-from-environment';
import { prepareQueue } from './leads/prepare-job-queue';
import { liftQueryLimits } from './lib/database-query-timeouts';

/**
 * A command to a CMS process, which runs commands sent over its IPC channel (scripts/steps/run-cms-process.mjs). The
 * process ends when the channel closes, so it never outlives the process that started it.
 */
type Command = { id: number; name: string; arguments: string[] };

const commands: Record<string, (payload: Payload, ...args: string[]) => Promise<void>> = {
  /** Applies the named migrations that the database does not have yet. */
  migrate(payload, ...names) {
    const named = migrations.filter(({ name }) => names.includes(name));
    return payload.db.migrate({ migrations: named as Migration[] });
  },
  prepareQueue: () => prepareQueue(),
  seed: seedContent,
  makeFirstAdmin,
};

async function carryOut(command: Command): Promise<void> {
  liftQueryLimits();
  try {
    const { [command.name]: run } = commands;
    await run?.(await getPayload({ config }), ...command.arguments);
    process.send?.({ done: command.id });
  } catch (error) {
    // oxlint-disable-next-line eslint/no-console -- read from the log of the step that failed
    console.error(error);
    process.exit(1);
  }
}

process.on('message', (command: Command) => void carryOut(command));
process.on('disconnect', () => process.exit());
