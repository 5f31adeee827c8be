import {
  isAdLanding,
  parametersOf,
  readTouch,
  type Touch,
  utmParameters,
} from '@/leads/schema/attribution-touchpoint';

/**
 * Names under which the attribution is stored in a browser whose visitor has agreed to marketing. `adsInfo`: all
 * parameters of an advertisement's landing page; `utm`: the UTM parameters; other systems rely on these two names
 * (spec/decisions.md, "Names that others rely on"). `firstTouch`: the first attribution of this browser. Withdrawing
 * consent deletes all three (consent/clear-vendor-storage.ts).
 */
const NAMES = { ads: 'adsInfo', utm: 'utm', first: 'firstTouch' } as const;

function read(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function write(name: string, value: object): void {
  try {
    localStorage.setItem(name, JSON.stringify(value));
  } catch {
    // Storage is full or blocked: the attribution stays in memory.
  }
}

/**
 * Stores the attribution of a landing page for later visits: the parameters of its URL, and the first touch unless
 * one is stored.
 */
export function storeLanding(search: string, first: Touch | null): void {
  const query = new URLSearchParams(search);
  const parameters = parametersOf(query);
  const utm = utmParameters.flatMap((name) =>
    parameters[name] ? [[name, parameters[name]] as const] : [],
  );
  if (isAdLanding(query)) write(NAMES.ads, parameters);
  if (utm.length > 0) write(NAMES.utm, Object.fromEntries(utm));
  if (first && read(NAMES.first) === null) write(NAMES.first, first);
}

/** Makes a touch (a contact with the site) of stored parameters; the time and page of that visit were not stored. */
function touchFrom(parameters: string | null): Touch | null {
  return parameters === null
    ? null
    : readTouch(`{"page":"/","referrer":"","parameters":${parameters}}`);
}

/**
 * The newer of two stored sets of parameters. Those of an advertisement include its UTM parameters; if the stored UTM
 * parameters differ from them, a later campaign has replaced the advertisement.
 */
function newer(ads: Touch | null, utm: Touch | null): Touch | null {
  if (!ads || !utm) return ads ?? utm;
  const isSame = utmParameters.every((name) => ads.parameters[name] === utm.parameters[name]);
  return isSame ? ads : utm;
}

/** The stored touches of earlier visits. */
export function storedTouches(): { first: Touch | null; last: Touch | null } {
  return {
    first: readTouch(read(NAMES.first)),
    last: newer(touchFrom(read(NAMES.ads)), touchFrom(read(NAMES.utm))),
  };
}
