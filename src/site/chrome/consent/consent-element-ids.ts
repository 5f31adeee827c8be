/** Ids and attributes with which the parts of the consent centre find each other. */
export const CONSENT_DIALOG = 'consent-dialog';
export const CONSENT_BAR = 'consent-bar';
