import { sql, type SQL } from 'drizzle-orm';

/** `a, b, c`, for `IN (…)`; never empty, which SQL does not allow. */
export const sqlList = (values: readonly (string | number)[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
