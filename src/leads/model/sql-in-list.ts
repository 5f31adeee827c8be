import { sql, type SQL } from 'drizzle-orm';

/** An SQL list `a, b, c` for `IN (…)`. It must not be empty: Postgres refuses `IN ()`. */
export const sqlList = (values: readonly (string | number)[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
