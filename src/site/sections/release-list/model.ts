export const changeKinds = ['new', 'better', 'fixed'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** What changed in the product at a time. `releasedAt` is ISO 8601 in UTC. */
export type Release = {
  id: number;
  title: string;
  version: string | null;
  releasedAt: string | null;
  summary: string | null;
  changes: { kind: ChangeKind; text: string }[];
};

export type ReleaseListModel = { titleLines: string[]; text: string | null; releases: Release[] };
