/**
 * Third-party scripts that the site may load, and the variables that configure each (spec/decisions.md, "Names that
 * others rely on"): the script's URL, the account's id, and further origins that it contacts.
 */
export const scriptVariables = {
  tagManager: {
    src: 'TAG_MANAGER_SCRIPT_URL',
    account: 'TAG_MANAGER_ID',
    origins: 'TAG_MANAGER_ORIGINS',
  },
  sessionRecording: {
    src: 'SESSION_RECORDING_SCRIPT_URL',
    account: 'SESSION_RECORDING_ID',
    origins: 'SESSION_RECORDING_ORIGINS',
  },
  analyticsSdk: {
    src: 'ANALYTICS_SDK_SCRIPT_URL',
    account: 'ANALYTICS_SDK_ID',
    origins: 'ANALYTICS_SDK_ORIGINS',
  },
  crm: { src: 'CRM_SCRIPT_URL', account: 'CRM_SCRIPT_ID', origins: 'CRM_SCRIPT_ORIGINS' },
  surveyWidget: {
    src: 'SURVEY_WIDGET_SCRIPT_URL',
    account: 'SURVEY_WIDGET_ID',
    origins: 'SURVEY_WIDGET_ORIGINS',
  },
  embedForm: {
    src: 'EMBED_FORM_SCRIPT_URL',
    account: 'EMBED_FORM_PORTAL_ID',
    origins: 'EMBED_FORM_ORIGINS',
  },
} as const;

export type ScriptId = keyof typeof scriptVariables;

export const scriptIds = Object.keys(scriptVariables) as ScriptId[];

/**
 * Origins that pages may contact with these environment variables: those of the scripts with a URL, and their
 * further origins.
 *
 * @param ids which scripts; by default all
 */
export function thirdPartyOrigins(
  variables: Readonly<Record<string, string | undefined>>,
  ids: readonly ScriptId[] = scriptIds,
): string[] {
  const origins = ids.flatMap((id) => {
    const names = scriptVariables[id];
    const src = variables[names.src];
    if (!src || !URL.canParse(src)) return [];
    const others = (variables[names.origins] ?? '').split(',').map((origin) => origin.trim());
    return [new URL(src).origin, ...others.filter((origin) => URL.canParse(origin))];
  });
  return [...new Set(origins)];
}
