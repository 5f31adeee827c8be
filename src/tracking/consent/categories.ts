/** What a visitor can agree to or refuse; what the site needs to run is not asked (D19). */
export const optionalCategories = ['analytics', 'marketing', 'support'] as const;

export type OptionalCategory = (typeof optionalCategories)[number];

export type Choice = Readonly<Record<OptionalCategory, boolean>>;

export const nothing: Choice = { analytics: false, marketing: false, support: false };
export const everything: Choice = { analytics: true, marketing: true, support: true };

/** Raised when the question changes: a new purpose, a new kind of tool. Everybody is then asked anew. */
export const CONSENT_VERSION = 1;
