/** A mail as it is sent: its words with everything filled in. */
export type RenderedMail = { subject: string; text: string; html: string };
