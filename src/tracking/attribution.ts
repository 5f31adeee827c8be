import { utmParameters } from '@/leads/schema/submission';

/** The campaign that brought this visit, in memory only: it goes with a form, or is forgotten (decision 19). */
let visit: Readonly<Record<string, string>> = {};

/** Keeps the five campaign parameters of an address, if it has any; a newer campaign takes the place. */
export function rememberCampaign(search: string): void {
  const query = new URLSearchParams(search);
  const found = utmParameters.flatMap((name) => {
    const value = query.get(name);
    return value ? [[name, value] as const] : [];
  });
  if (found.length > 0) visit = Object.fromEntries(found);
}

export const visitCampaign = (): Readonly<Record<string, string>> => visit;
