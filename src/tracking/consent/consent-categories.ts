/** Purposes that a visitor can agree to or refuse. What the site can not work without needs no consent (D19). */
export const optionalCategories = ['analytics', 'marketing', 'support'] as const;

export type OptionalCategory = (typeof optionalCategories)[number];

export type Choice = Readonly<Record<OptionalCategory, boolean>>;

export const nothing: Choice = { analytics: false, marketing: false, support: false };
export const everything: Choice = { analytics: true, marketing: true, support: true };

/**
 * The version of the consent question. Raise it for a new purpose or a new kind of service: then every visitor is asked
 * again.
 */
export const CONSENT_VERSION = 1;
