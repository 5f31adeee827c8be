import type { Payload, PayloadRequest } from 'payload';
import type { Card } from '@/payload-types';
import { readCopy } from './copy';

type CardCopy = Pick<
  Card,
  | 'kind'
  | 'position'
  | 'title'
  | 'description'
  | 'href'
  | 'hrefFrom'
  | 'isComingSoon'
  | 'subTitle'
  | 'note'
>;

/** Creates each menu entry in Vietnamese and adds its English; both published. Returns how many. */
export async function seedCards(
  payload: Payload,
  req: Partial<PayloadRequest> = {},
): Promise<number> {
  const copy = await readCopy<CardCopy>('cards');
  for (const [index, vietnamese] of copy.vi.entries()) {
    const english = copy.en[index];
    const { kind, position } = vietnamese;
    if (english?.kind !== kind || english.position !== position) {
      throw new Error(`content/en/cards.json: entry ${index} should be ${kind} ${position}`);
    }
    const card = await payload.create({
      collection: 'cards',
      req,
      locale: 'vi',
      data: { ...vietnamese, _status: 'published' },
    });
    await payload.update({
      collection: 'cards',
      id: card.id,
      req,
      locale: 'en',
      data: { ...english, _status: 'published' },
    });
  }
  return copy.vi.length;
}
