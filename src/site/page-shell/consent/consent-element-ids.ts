/** Ids and attributes by which the parts of the consent dialog find each other. */
export const CONSENT_DIALOG = 'consent-dialog';
export const CONSENT_BAR = 'consent-bar';
