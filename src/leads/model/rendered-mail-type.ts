/** A mail ready to be sent, with all placeholders filled. */
export type RenderedMail = { subject: string; text: string; html: string };
