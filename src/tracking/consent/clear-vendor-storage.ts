import { optionalCategories, type Choice, type OptionalCategory } from './consent-categories';

/**
 * Names of cookies and storage keys that the third-party services of each category set, and our own (`adsInfo`, `utm`
 * and `firstTouch`, D19). The page of each service in docs/third-party lists them.
 */
const names: Readonly<Record<OptionalCategory, RegExp>> = {
  analytics: /^(?:_hj|_cl[cs]k|CLID$|ajs_|mp_|amplitude|session_?recording)/i,
  marketing:
    /^(?:adsInfo$|utm$|firstTouch$|_ga|_gid$|_gat|_gcl_|_fb[pc]$|_tt|__hs|hubspotutk$|messagesUtk$|crm)/i,
  support: /^(?:survey|_?sprig|qualaroo)/i,
};

/** Every domain for which a cookie of this page could have been set. */
function domains(): string[] {
  const parts = window.location.hostname.split('.');
  return parts.slice(0, -1).map((_, index) => `; domain=.${parts.slice(index).join('.')}`);
}

function clearCookies(pattern: RegExp): void {
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=')[0]?.trim() ?? '';
    if (!pattern.test(name)) continue;
    for (const domain of ['', ...domains()]) {
      document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/${domain}`;
    }
  }
}

function clearStorage(storage: Storage, pattern: RegExp): void {
  for (const name of Object.keys(storage)) {
    if (pattern.test(name)) storage.removeItem(name);
  }
}

/** Deletes the cookies and storage entries of every category without consent. */
export function clearVendorStorage(choice: Choice): void {
  for (const category of optionalCategories) {
    if (choice[category]) continue;
    try {
      clearCookies(names[category]);
      clearStorage(localStorage, names[category]);
      clearStorage(sessionStorage, names[category]);
    } catch {
      // Storage is blocked, also for third-party services, so there is nothing to delete.
    }
  }
}
