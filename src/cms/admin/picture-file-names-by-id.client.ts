'use client';

type Named = { id: number; filename?: string };

/** The file names of pictures by their ids. */
const names = new Map<number, string>();

async function ask<T>(address: string): Promise<T | null> {
  try {
    const answer = await fetch(address);
    return answer.ok ? ((await answer.json()) as T) : null;
  } catch {
    return null;
  }
}

/** The file name of an uploaded picture; empty when it is not known. */
export async function fileOfMedia(id: number): Promise<string> {
  const known = names.get(id);
  if (known !== undefined) return known;
  const found = await ask<Named>(`/api/media/${id}?depth=0&select[filename]=true`);
  if (found?.filename) names.set(id, found.filename);
  return found?.filename ?? '';
}

/** The id of the uploaded picture with this file; null when there is none. */
export async function mediaOfFile(filename: string): Promise<number | null> {
  const query = new URLSearchParams({
    'where[filename][equals]': filename,
    'select[filename]': 'true',
    depth: '0',
    limit: '1',
  });
  const found = await ask<{ docs: Named[] }>(`/api/media?${query.toString()}`);
  const [media] = found?.docs ?? [];
  if (!media) return null;
  names.set(media.id, filename);
  return media.id;
}
