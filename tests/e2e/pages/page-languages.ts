export const languages = ['vi', 'en'] as const;
export type Language = (typeof languages)[number];

export const address = (path: string, language: Language) =>
  language === 'vi' ? path : `/en${path === '/' ? '' : path}`;
