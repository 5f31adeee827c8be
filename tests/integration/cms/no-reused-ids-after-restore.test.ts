import pg from 'pg';
import { expect, it } from 'vitest';
import { listSequences, setSequences } from '../../../scripts/backup/copy-database-tables.mjs';
import { freshDatabase } from '../../support/test-database';

it('ids used after a backup are not used again after restoring it', async () => {
  const client = new pg.Client({ connectionString: await freshDatabase() });
  await client.connect();
  try {
    const next = async (sequence: string) =>
      Number(
        (await client.query<{ id: string }>(`SELECT nextval('${sequence}') AS id`)).rows[0]!.id,
      );
    await next('leads_id_seq');
    const saved = await listSequences(client);
    const given = [await next('leads_id_seq'), await next('tickets_id_seq')];
    await setSequences(client, saved);
    expect(await next('leads_id_seq')).toBeGreaterThan(given[0]! + 900_000);
    // A sequence that was unused at the time of the backup may have been used since.
    expect(await next('tickets_id_seq')).toBeGreaterThan(given[1]! + 900_000);
  } finally {
    await client.end();
  }
});
