import type { Locale } from '@/i18n/locales';

export type MailLink = { text: string; href: string };

/** The content of a mail, before it is rendered as HTML and plain text. */
export type MailPage = {
  locale: Locale;
  title: string;
  /** Paragraphs, separated by empty lines; a paragraph whose lines all begin with "- " is a list. */
  body: string;
  details: readonly (readonly [label: string, value: string])[];
  /** A list of links. `note` says when, such as the due time, and is highlighted for an overdue one (`isLate`). */
  links?: readonly (MailLink & { note?: string; isLate?: boolean })[];
  button?: MailLink;
  /** Paragraphs after the button. */
  closing: string;
  /** The line below the mail: the sender's legal name, e-mail address and telephone number. */
  footer: string;
  withdrawal?: MailLink;
  /** The link to the page on which the reader manages their own data. */
  privacy?: MailLink;
  /** An inline picture, by its content id. */
  picture?: { cid: string; alt: string; size: number };
};
