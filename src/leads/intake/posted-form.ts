/** A posted form before any rule: the first string of each control, and its file where it may have one. */
export type PostedForm = { raw: Record<string, string>; file: PostedFile | null };

/** `bytes` is null for a file above the bound: it was read to its end and thrown away. */
export type PostedFile = { name: string; bytes: Uint8Array | null };
