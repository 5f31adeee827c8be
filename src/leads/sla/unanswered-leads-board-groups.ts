/** The groups of leads on the board of unanswered leads. More leads are loaded for each group separately. */
export const boardWindows = ['late', 'lateTickets', 'soon', 'soonTickets', 'answered'] as const;
export type BoardWindow = (typeof boardWindows)[number];

/** The number of leads that each group shows. */
export type Shown = Readonly<Record<BoardWindow, number>>;

/** How many leads a group shows first, and how many more with each click. */
const LEADS_PER_LOAD = 50;

/** The maximum number of leads in a group; the list of leads shows more. */
const MAX_LEADS_PER_GROUP = 2000;

type Query = Readonly<Record<string, string | string[] | undefined>>;

function lengthOf(asked: string | string[] | undefined): number {
  const length =
    typeof asked === 'string' && /^\d{1,5}$/.test(asked) ? Number(asked) : LEADS_PER_LOAD;
  return Math.min(Math.max(length, LEADS_PER_LOAD), MAX_LEADS_PER_GROUP);
}

/** Reads from the board's URL how many leads each group shows; the default for anything invalid. */
export const shownOf = (query: Query = {}): Shown => ({
  late: lengthOf(query.late),
  lateTickets: lengthOf(query.lateTickets),
  soon: lengthOf(query.soon),
  soonTickets: lengthOf(query.soonTickets),
  answered: lengthOf(query.answered),
});

/** The URL that shows more leads of one group; null when the group shows the maximum. */
export function moreOf(shown: Shown, window: BoardWindow): string | null {
  if (shown[window] >= MAX_LEADS_PER_GROUP) return null;
  const lengths = {
    ...shown,
    [window]: Math.min(shown[window] + LEADS_PER_LOAD, MAX_LEADS_PER_GROUP),
  };
  const query = boardWindows.flatMap((name) =>
    lengths[name] > LEADS_PER_LOAD ? `${name}=${lengths[name]}` : [],
  );
  return `/admin/leads-board?${query.join('&')}`;
}
