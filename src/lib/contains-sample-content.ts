/** Whether any value of a view-model is marked as a sample (D16). */
export function containsSample(shown: unknown): boolean {
  if (typeof shown !== 'object' || shown === null) return false;
  if ('sample' in shown && shown.sample === true) return true;
  return Object.values(shown).some(containsSample);
}
