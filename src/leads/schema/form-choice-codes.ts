/** Stable codes of every choice; labels in both languages are messages (spec §3, Form enumerations). */
export const salutations = ['anh', 'chi'] as const;

export const industries = [
  'beauty-fitness',
  'education',
  'finance',
  'healthcare',
  'real-estate',
  'retail',
  'technology',
  'other',
] as const;

export const jobTitles = [
  'c-level-director-bod',
  'manager-leader',
  'expert',
  'specialist-executive',
  'intern-freelance',
  'other',
] as const;

export const departments = [
  'marketing',
  'cskh',
  'sales',
  'customer-experience',
  'it',
  'other',
] as const;

export const hubs = ['ho-chi-minh', 'ha-noi'] as const;

/** Answers to the first question: how far the company is with customer experience, from none to pioneer. */
export const companyMaturity = [
  'no-experience',
  'exploring',
  'piloting',
  'established',
  'pioneer',
] as const;

/** Answers to the second question: the experience of the person, from none to certified. */
export const personalMaturity = [
  'no-experience',
  'self-taught',
  'practising',
  'leading',
  'certified',
] as const;

export const MAX_TICKETS = 10;
