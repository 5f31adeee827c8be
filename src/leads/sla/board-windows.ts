/** Windows of the board, each with a length of its own. */
export const boardWindows = ['late', 'lateTickets', 'soon', 'soonTickets', 'answered'] as const;
export type BoardWindow = (typeof boardWindows)[number];

/** How many leads each window shows. */
export type Shown = Readonly<Record<BoardWindow, number>>;

/** At first, and how many more at a time. */
const STEP = 50;

/** More than anybody reads; a longer list is for the list of leads. */
const MOST = 2000;

type Query = Readonly<Record<string, string | string[] | undefined>>;

function lengthOf(asked: string | string[] | undefined): number {
  const length = typeof asked === 'string' && /^\d{1,5}$/.test(asked) ? Number(asked) : STEP;
  return Math.min(Math.max(length, STEP), MOST);
}

/** What the board's address asks for; anything else is the usual length. */
export const shownOf = (query: Query = {}): Shown => ({
  late: lengthOf(query.late),
  lateTickets: lengthOf(query.lateTickets),
  soon: lengthOf(query.soon),
  soonTickets: lengthOf(query.soonTickets),
  answered: lengthOf(query.answered),
});

/** Where the board shows more of one window, and the others as they are; null when it shows all it may. */
export function moreOf(shown: Shown, window: BoardWindow): string | null {
  if (shown[window] >= MOST) return null;
  const lengths = { ...shown, [window]: Math.min(shown[window] + STEP, MOST) };
  const query = boardWindows.flatMap((name) =>
    lengths[name] > STEP ? `${name}=${lengths[name]}` : [],
  );
  return `/admin/leads-board?${query.join('&')}`;
}
