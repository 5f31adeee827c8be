import type { OfficeWords } from '@/lib/office-hours';

export type ContactFormModel = {
  titleLines: string[];
  text: string | null;
  /** Which matter goes where. */
  ways: { title: string; text: string }[];
  /** Other ways to reach the company, from the site's settings. */
  email: string | null;
  phone: string | null;
  office: OfficeWords;
  /** Path of the page it stands on, without language prefix. */
  page: string;
  version: 'default' | 'v5';
};
