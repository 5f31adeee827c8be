const list = (text: string): string[] => text.trim().split(/\s+/);

export const operators = list(`
  equals not_equals in not_in all exists greater_than greater_than_equal less_than
  less_than_equal like not_like contains near within intersects x $ne
`);
export const fields = list(`
  id title slug email _status createdAt alt filesize role sections a.b or and x __proto__
`);
export const headerNames = list(`
  accept accept-encoding accept-language authorization cookie content-type host if-match
  if-modified-since if-none-match if-range if-unmodified-since next-action next-router-prefetch
  next-router-segment-prefetch next-router-state-tree next-url origin range referer rsc
  sec-fetch-dest sec-fetch-site user-agent x-forwarded-for x-forwarded-host x-forwarded-proto
  x-http-method-override x-payload-http-method-override x-middleware-subrequest x-nextjs-data
  x-matched-path x-invoke-path forwarded upgrade-insecure-requests
`);
export const parameters = list(`
  where where[] where[or] where[and][0] where[id] page limit depth sort sort[] select select[id]
  select[title] populate populate[media][alt] joins joins[x][limit] locale fallbackLocale
  fallback-locale draft trash pagination autosave data prefix q kind lng url w _rsc secret slug
  path token redirect since event as at undo user search columns groupBy preset utm_source hub.challenge hub.mode hub.verify_token from to __nextLocale
`);
export const bodyKeys = list(`
  email password token username name title locale query variables path from notes id data
  _status tags object entry choice key constructor __proto__ deletedAt createdAt to ids where
  stage kind text subject at seen change mine search late lengths event entries mentions reason
  code presentPassword role sessions value docs
`);
export const cookieNames = list(`
  payload-token __prerender_bypass __next_preview_data form_stash lead_receipt NEXT_LOCALE
  payload-lng payload-theme payload-tenant x
`);
export const brokenPieces = list(`
  % %f %ff %00 %c3%28 %ed%a0%80 %2e%2e %2f %5c .. . %E0%A4%A ;x @ %0d%0a
`);

const plainValues = list(`
    0 1 -1 2 1.5 1e309 NaN 99999999999999999999 2147483648 true null undefined x * all en vi
    __proto__ constructor toString ' " ; -- ../../etc/passwd ..%2f..%2f % %ff %00 %2500 [] {} [
    {"a": [[[[[[ a.b.c.d id title slug -id createdAt updatedAt password email 2026-01-01
    2026-99-99 published 0x10 1,2 1,x , / // \\ ? # & = + <script> 😀
`);

const oddValues = ['', ' ', '\r\n', "' OR 1=1 --", '\0', 'a\0b', '\ud800', '\u202e', '\uffff'];
const longValues = ['é'.repeat(300), 'x'.repeat(3000)];

/** Values that break parsers, databases and addresses. */
export const values = [...plainValues, ...oddValues, ...longValues];
