import type { Locale } from '@/i18n/locales';

export type MailLink = { text: string; href: string };

/** A mail with its words filled in, before it is HTML and plain text. */
export type MailPage = {
  locale: Locale;
  title: string;
  /** Paragraphs; a line that begins with "- " is a point of a list. */
  body: string;
  details: readonly (readonly [label: string, value: string])[];
  /** A list in which each line leads somewhere; the note says when, and stands out when it is late. */
  links?: readonly (MailLink & { note?: string; isLate?: boolean })[];
  button?: MailLink;
  /** Small print after the button. */
  closing: string;
  /** Who writes, and why this came; the last line may lead to a withdrawal. */
  footer: string;
  withdrawal?: MailLink;
  /** Where the reader sees to his own data. */
  privacy?: MailLink;
  /** A picture that comes with the mail, by its content id. */
  picture?: { cid: string; alt: string; size: number };
};
