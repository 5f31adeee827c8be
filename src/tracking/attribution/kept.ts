import {
  isAdLanding,
  parametersOf,
  readTouch,
  type Touch,
  utmParameters,
} from '@/leads/schema/touch';

/**
 * What stays in a browser whose visitor has agreed to marketing, under names that others rely on (decisions,
 * "Names"): `adsInfo` every parameter of an advertisement's landing address, `utm` the five; `firstTouch`
 * how this browser came the first time. Taking the agreement back takes them away (consent/traces.ts).
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
    // Storage is full or closed to us: the visit's memory has it.
  }
}

/** Keeps a landing for later visits. */
export function keepLanding(search: string, first: Touch | null): void {
  const query = new URLSearchParams(search);
  const parameters = parametersOf(query);
  const utm = utmParameters.flatMap((name) =>
    parameters[name] ? [[name, parameters[name]] as const] : [],
  );
  if (isAdLanding(query)) write(NAMES.ads, parameters);
  if (utm.length > 0) write(NAMES.utm, Object.fromEntries(utm));
  if (first && read(NAMES.first) === null) write(NAMES.first, first);
}

/** A touch made of kept parameters; when and where it landed is not known any more. */
function touchFrom(parameters: string | null): Touch | null {
  return parameters === null
    ? null
    : readTouch(`{"page":"/","referrer":"","parameters":${parameters}}`);
}

/** An advertisement's parameters hold its five too, so where these differ another campaign came after it. */
function newer(ads: Touch | null, utm: Touch | null): Touch | null {
  if (!ads || !utm) return ads ?? utm;
  const isSame = utmParameters.every((name) => ads.parameters[name] === utm.parameters[name]);
  return isSame ? ads : utm;
}

/** What is kept of earlier visits. */
export function keptTouches(): { first: Touch | null; last: Touch | null } {
  return {
    first: readTouch(read(NAMES.first)),
    last: newer(touchFrom(read(NAMES.ads)), touchFrom(read(NAMES.utm))),
  };
}
