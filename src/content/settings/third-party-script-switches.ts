import { scriptIds, type ScriptId } from '@/lib/third-party-scripts';
import type { Locale } from '@/i18n/locales';
import { cachedSetting } from './cached-setting';

export type ScriptSwitches = Record<ScriptId, boolean>;

/** The third-party scripts that editors allow; each is allowed until an editor switches it off. */
export const getScriptSwitches = (locale: Locale): Promise<ScriptSwitches> =>
  cachedSetting(
    locale,
    'script-switches',
    'scripts',
    (scripts) =>
      Object.fromEntries(scriptIds.map((id) => [id, scripts?.[id] !== false])) as ScriptSwitches,
  );
