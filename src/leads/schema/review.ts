import type { FieldErrors, FieldValues } from './validate';

/** Why a form came back, beyond its fields. */
export type FormNotice = 'rate-limited' | 'unavailable' | 'conflict';

/** A form that came back: what was typed, and what is wrong with it. */
export type StashContents = { values: FieldValues; errors: FieldErrors; notice: FormNotice | null };
