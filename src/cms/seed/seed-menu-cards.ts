import type { Payload } from 'payload';
import type { Card } from '@/payload-types';
import { type SeedTransaction, writer } from './write-seed-in-both-languages';
import { readCopy } from './read-seed-copy';

type CardCopy = Pick<
  Card,
  | 'kind'
  | 'position'
  | 'title'
  | 'description'
  | 'href'
  | 'hrefFrom'
  | 'isComingSoon'
  | 'iconUrl'
  | 'subTitle'
  | 'note'
>;

/** Seeds the menu entries, published in both languages. Returns how many. */
export async function seedCards(payload: Payload, req: SeedTransaction): Promise<number> {
  const copy = await readCopy<CardCopy>('cards');
  const write = writer(payload, req);
  const written = copy.vi.map((vi, index) => {
    const en = copy.en[index];
    const { kind, position } = vi;
    if (en?.kind !== kind || en.position !== position) {
      throw new Error(`content/en/cards.json: entry ${index} should be ${kind} ${position}`);
    }
    return write('cards', 'cards', { vi, en });
  });
  await Promise.all(written);
  return written.length;
}
