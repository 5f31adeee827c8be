type Related = number | { id: number };

/** The id of a relationship's target, whether populated or not; null without one. */
export function idOfRelation(related: Related): number;
export function idOfRelation(related: Related | null | undefined): number | null;
export function idOfRelation(related: Related | null | undefined): number | null {
  return typeof related === 'object' ? (related?.id ?? null) : (related ?? null);
}
