import {
  scriptIds,
  scriptVariables,
  thirdPartyOrigins,
  type ScriptId,
} from '@/lib/third-party-scripts';
import type { Env } from '@/lib/env';
import { registry } from './third-party-script-registry';
import type { Service } from './third-party-service-type';

/** The URL of a script with the account's id: in its placeholder, or added as `?id=`. */
function addressWith(src: string, account: string | undefined): string {
  if (!account) return src;
  if (src.includes('{id}')) return src.replaceAll('{id}', account);
  const address = new URL(src);
  address.searchParams.set('id', account);
  return address.href;
}

/** The URL of a service's script; the provider's form gets its ids when it is created, not in the URL. */
const srcOf = (id: ScriptId, src: string, account: string | undefined): string =>
  id === 'embedForm' ? src : addressWith(src, account);

/**
 * Whether a service is configured completely; the provider's form needs its account and the id of at least one form.
 */
const isUsable = (id: ScriptId, variables: Env): boolean =>
  id !== 'embedForm' ||
  (Boolean(variables.EMBED_FORM_PORTAL_ID) &&
    Boolean(variables.EMBED_FORM_ID_BOOK_DEMO ?? variables.EMBED_FORM_ID_EVENT_LISTING));

/** The services that are configured and switched on: the only third-party scripts that a page can load. */
export function enabledServices(
  variables: Env,
  isOn: Readonly<Record<ScriptId, boolean>>,
): Service[] {
  return scriptIds.flatMap((id) => {
    const names = scriptVariables[id];
    const src = variables[names.src];
    if (!src || !isOn[id] || !isUsable(id, variables)) return [];
    const account = variables[names.account];
    return [
      {
        id,
        category: registry[id].category,
        src: srcOf(id, src, account),
        account: account ?? null,
        origins: thirdPartyOrigins({
          [names.src]: src,
          [names.origins]: variables[names.origins].join(','),
        }),
      },
    ];
  });
}
