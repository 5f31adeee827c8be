import { scriptIds, type ScriptId } from '@/lib/third-party';
import type { Locale } from '@/i18n/locales';
import { readThroughCache } from './cache';
import { cms } from './payload';
import { settingsTag } from './tags';

export type ScriptSwitches = Record<ScriptId, boolean>;

/** Which scripts of others the editors let run; each is on until somebody switches it off. */
export function getScriptSwitches(locale: Locale): Promise<ScriptSwitches> {
  return readThroughCache({
    key: ['script-switches', locale],
    tags: [settingsTag(locale)],
    read: async () => {
      const { scripts } = await (
        await cms()
      ).findGlobal({
        slug: 'settings',
        locale,
        fallbackLocale: false,
        depth: 0,
        overrideAccess: true,
        select: { scripts: true },
      });
      return Object.fromEntries(
        scriptIds.map((id) => [id, scripts?.[id] !== false]),
      ) as ScriptSwitches;
    },
    isEmpty: () => false,
  });
}
