type Related = number | { id: number };

/** The id of what a relationship points to, whether or not it was read along; null where it points nowhere. */
export function idOfRelation(related: Related): number;
export function idOfRelation(related: Related | null | undefined): number | null;
export function idOfRelation(related: Related | null | undefined): number | null {
  return typeof related === 'object' ? (related?.id ?? null) : (related ?? null);
}
