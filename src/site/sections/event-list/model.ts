/** One event of a list; moments are ISO 8601 in UTC. */
export type EventItem = {
  /** Unique in the list. */
  key: string;
  title: string;
  description: string | null;
  image: string | null;
  /** Null: the date has not been set. */
  startsAt: string | null;
  endsAt: string | null;
  place: string | null;
  /** Without words of its own the list has some for it. */
  link: { href: string; text: string | null } | null;
  sample: boolean;
};

export type EventListModel = {
  titleLines: string[];
  text: string | null;
  /** Coming ones soonest first, past ones latest first. */
  events: { coming: EventItem[]; past: EventItem[] };
};
