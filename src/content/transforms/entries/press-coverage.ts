import type { Newsroom } from '@/payload-types';
import type { MediaEntry } from '../../list-item-and-text-types';

export function toMediaEntry(doc: Newsroom): MediaEntry {
  return {
    id: doc.id,
    title: doc.title,
    summary: doc.summary || null,
    outlet: doc.outlet,
    href: doc.href,
    publishedAt: doc.publishedAt ?? null,
    sample: doc.sample ?? false,
  };
}
