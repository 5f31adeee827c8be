/** Ids by which the script and the buttons find the consent bar and dialog. */
export const CONSENT_DIALOG = 'consent-dialog';
export const CONSENT_BAR = 'consent-bar';
