import { type SQL, sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { databaseOf } from '@/lib/payload-database';
import { OFFICE_ZONE } from '@/lib/office-hours-arithmetic';
import { type Goal, isByLink } from '../analytics/conversion-goal';
import type { Period } from '../analytics/analytics-period';

/** How counts are grouped; `all`: not grouped. */
export type Dimension =
  | 'all'
  | 'day'
  | 'page'
  | 'source'
  | 'campaign'
  | 'language'
  | 'form'
  | 'action';

/** The counts of a group. */
export type Figures = {
  /**
   * The group: a day (`2026-11-21`), a path, `source / medium`, a campaign, a language, a form's kind, or the target
   * of a call to action.
   */
  name: string;
  visits: number;
  views: number;
  actions: number;
  starts: number;
  /** How many forms were submitted, or how often the conversion goal was reached. */
  completions: number;
};

const zone = sql.raw(`'${OFFICE_ZONE}'`);
const day = sql`to_char(hour AT TIME ZONE ${zone}, 'YYYY-MM-DD')`;
const isForm = sql`event IN ('form-start', 'form-complete')`;

const mostVisits = sql`visits DESC, views DESC, actions DESC, starts DESC, name`;

const groups: Record<Dimension, { name: SQL; only?: SQL; order?: SQL }> = {
  all: { name: sql`''` },
  day: { name: day, order: sql`name` },
  page: { name: sql`path`, order: sql`views DESC, visits DESC, name` },
  source: { name: sql`source || ' / ' || medium` },
  campaign: { name: sql`campaign`, only: sql`campaign <> ''` },
  language: { name: sql`language` },
  form: { name: sql`target`, only: isForm },
  action: { name: sql`target`, only: sql`event = 'call-to-action'` },
};

/** The maximum number of groups in one table, except for days. The rest is merged into one last group. */
const MAX_GROUPS = 40;
export const OTHER_GROUP = '(rest)';

const within = ({ from, to }: Pick<Period, 'from' | 'to'>): SQL => sql`
  hour >= ${from}::date::timestamp AT TIME ZONE ${zone}
  AND hour < (${to}::date + 1)::timestamp AT TIME ZONE ${zone}`;

type Choice = {
  /** The conversion goal to which started forms and completions are limited. */
  goal?: Goal;
  /**
   * Groups of another period to compare with. Each that has counts in this period gets a row of its own here. If the
   * other period has a merged rest, the rest here holds all groups but the named ones.
   */
  like?: readonly Figures[] | undefined;
};

/** The counts of a period: days in order of time, other groups by their counts, the rest merged into one. */
export async function pageFigures(
  payload: Payload,
  dimension: Dimension,
  period: Pick<Period, 'from' | 'to'>,
  { goal = null, like = [] }: Choice = {},
): Promise<Figures[]> {
  const { drizzle } = databaseOf(payload);
  const { name, only = sql`true`, order = mostVisits } = groups[dimension];
  const sum = (event: string) =>
    sql`coalesce(sum(count) FILTER (WHERE event = ${event}), 0)::float8`;
  const isGoal = goal === null ? sql`true` : sql`target = ${goal}`;
  const reached = isByLink(goal) ? 'call-to-action' : 'form-complete';
  const most = dimension === 'day' ? null : MAX_GROUPS;
  const named = like.map((group) => group.name).filter((one) => one !== OTHER_GROUP);
  const isNamed = sql`name = ANY(${sql.param(named)}::text[])`;
  const hasRest = named.length < like.length;
  const { rows } = await drizzle.execute<Figures>(sql`
    WITH counted AS (
      SELECT ${name} AS name, ${sum('visit')} AS visits, ${sum('view')} AS views,
        ${sum('call-to-action')} AS actions,
        coalesce(sum(count) FILTER (WHERE event = 'form-start' AND ${isGoal}), 0)::float8 AS starts,
        coalesce(sum(count) FILTER (WHERE event = ${reached} AND ${isGoal}), 0)::float8
          AS completions
      FROM page_counts WHERE ${within(period)} AND ${only}
      GROUP BY 1
    ), placed AS (
      SELECT *, row_number() OVER (ORDER BY ${isNamed} DESC, ${order}) AS place FROM counted
    )
    SELECT CASE WHEN place > ${most}::int OR (${hasRest} AND NOT ${isNamed}) THEN ${OTHER_GROUP}
        ELSE name END AS name,
      sum(visits) AS visits, sum(views) AS views, sum(actions) AS actions, sum(starts) AS starts,
      sum(completions) AS completions
    FROM placed
    GROUP BY 1
    ORDER BY min(place)`);
  return rows;
}

/** The columns of the CSV file, in the order of its rows. */
export const countColumns = [
  'day',
  'page',
  'language',
  'source',
  'medium',
  'campaign',
  'event',
  'target',
  'count',
] as const;

/** The counts of each day as rows of the CSV file (`countColumns`), read one day at a time. */
export async function* dailyCounts(
  payload: Payload,
  days: readonly string[],
): AsyncGenerator<string[]> {
  const { drizzle } = databaseOf(payload);
  for (const one of days) {
    const { rows } = await drizzle.execute<Record<(typeof countColumns)[number], string>>(sql`
      SELECT ${one} AS day, path AS page, language, source, medium, campaign, event, target,
        sum(count)::text AS count
      FROM page_counts WHERE ${within({ from: one, to: one })}
      GROUP BY path, language, source, medium, campaign, event, target
      ORDER BY path, language, source, medium, campaign, event, target`);
    for (const row of rows) yield countColumns.map((column) => row[column]);
  }
}
