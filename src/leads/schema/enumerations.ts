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
