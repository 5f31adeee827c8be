import { sql, type SQL } from 'drizzle-orm';

/** `a, b, c`, for `IN (…)`; never of nothing, which SQL does not know. */
export const sqlList = (values: readonly (string | number)[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
