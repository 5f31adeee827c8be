/** A link in a view-model: its text and its final URL, including the language prefix. */
export type TextLink = { text: string; href: string };
