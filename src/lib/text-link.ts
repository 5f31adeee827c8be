/** A link as a view gets it: its words and its final address, language prefix included. */
export type TextLink = { text: string; href: string };
