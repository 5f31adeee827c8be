import { sql, type SQL } from 'drizzle-orm';

/** An SQL list `a, b, c` for `IN (…)`; throws for an empty list, which SQL does not allow. */
export const sqlList = (values: readonly (string | number)[]): SQL =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );
