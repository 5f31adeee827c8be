import type { Payload } from 'payload';

type Type = { price: number; capacity: number };

/**
 * Publishes the event `cx-day` in both languages, with two hubs and these ticket types. Returns the codes of the
 * ticket types.
 */
export async function sellTickets(payload: Payload, types: readonly Type[]): Promise<string[]> {
  const words = { banner: { title: 'CX Day' }, hubs: ['ho-chi-minh', 'ha-noi'] as const };
  const data = { ...words, hubs: [...words.hubs], _status: 'published' as const };
  const event = await payload.create({
    collection: 'event-pages',
    locale: 'vi',
    data: { ...data, slug: 'cx-day' },
  });
  await payload.update({ collection: 'event-pages', id: event.id, locale: 'en', data });
  const codes: string[] = [];
  for (const [index, type] of types.entries()) {
    const made = await payload.create({
      collection: 'ticket-types',
      locale: 'vi',
      data: { event: event.id, name: `Vé ${index + 1}`, position: index, ...type },
    });
    codes.push(String(made.id));
  }
  return codes;
}
