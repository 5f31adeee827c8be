/** The id of an owner, whether populated or not. */
export function idOfOwner(owner: unknown): number | null {
  const id = typeof owner === 'object' && owner !== null && 'id' in owner ? owner.id : owner;
  return id === null || id === undefined || id === '' ? null : Number(id);
}
