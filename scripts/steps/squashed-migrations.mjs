import { PlainError } from '../lib/print-command-progress.mjs';

/** The migrations before the first release. The two baseline migrations replace them. */
export const BEFORE_RELEASE = [
  '20261121_085556_initial',
  '20261121_120000_growth',
  '20261121_130000_search',
  '20261121_140000_lead_notes',
  '20261121_150000_lead_desk',
  '20261121_160500_lead_people',
  '20261121_161000_lead_clock',
  '20261121_161500_privacy_tables',
  '20261121_162000_page_counts',
  '20261121_163000_privacy',
  '20261121_170000_privacy_indexes',
  '20261122_183954_bin',
];
/** The two baseline migrations. */
export const SQUASHED = ['20261122_225322_baseline', '20261122_225400_search_triggers_indexes'];

/** Whether one of these migrations is from before the first release. */
export const areBeforeRelease = (names) => names.some((name) => BEFORE_RELEASE.includes(name));

/** The names of the migrations made since the first release. */
export const sinceRelease = (names) => names.filter((name) => !BEFORE_RELEASE.includes(name));

/**
 * Marks the baseline migrations as applied in a database that was made before the first release. Besides the list of
 * migrations, only a table that is no longer used is changed.
 * @param {import('pg').Client} client
 * @param {string[]} applied migrations that the database has
 * @returns {Promise<string[]>} migrations that it has now
 * @throws PlainError when it lacks some of those before the first release: nothing is changed then
 */
export async function recordBaseline(client, applied) {
  if (!areBeforeRelease(applied)) return applied;
  const missing = BEFORE_RELEASE.filter((name) => !applied.includes(name));
  if (missing.length > 0) {
    throw new PlainError(
      `The database is from before the first release and lacks ${missing.join(', ')}, which are no longer part of the site; start it once with an earlier version of the site, which has them.`,
    );
  }
  await client.query('BEGIN');
  try {
    // Another start on the same database may be recording the same migrations.
    await client.query('LOCK TABLE payload_migrations IN EXCLUSIVE MODE');
    const { rows } = await client.query('SELECT name FROM payload_migrations');
    const present = rows.map(({ name }) => name);
    if (!areBeforeRelease(present)) {
      await client.query('ROLLBACK');
      return present;
    }
    await client.query('DELETE FROM payload_migrations WHERE name = ANY ($1)', [BEFORE_RELEASE]);
    await client.query(
      'INSERT INTO payload_migrations (name, batch) SELECT unnest($1::text[]), 1',
      [SQUASHED],
    );
    // A copy of old notes, which the last of the replaced migrations emptied.
    await client.query('DROP TABLE IF EXISTS lead_notes_before');
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK');
    throw error;
  }
  return [...sinceRelease(applied), ...SQUASHED];
}
