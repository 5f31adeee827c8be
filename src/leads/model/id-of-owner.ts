/** The owner's id, of a lead as it is stored, read with its owner, or sent. */
export function idOfOwner(owner: unknown): number | null {
  const id = typeof owner === 'object' && owner !== null && 'id' in owner ? owner.id : owner;
  return id === null || id === undefined || id === '' ? null : Number(id);
}
