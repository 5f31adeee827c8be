import { randomUUID } from 'node:crypto';
import type { Payload, PayloadRequest, TypedUser } from 'payload';
import { checkInEntriesEndpoint, checkInListEndpoint } from '@/leads/admin/check-in-endpoints';
import { printList } from '@/leads/admin/ticket-endpoints';
import type { CheckInAnswer, CheckInList } from '@/leads/tickets/check-in-state';

/** An event that people can check in for, and one of its ticket types. */
export type TestCheckInEvent = { slug: string; eventId: number; typeId: number };
type Sent = {
  code: string;
  key?: string;
  people?: number;
  at?: string;
  undo?: boolean;
  user?: number;
};

/** One phone at check-in, whose requests go straight to the endpoints. */
export class Phone {
  constructor(
    private readonly payload: Payload,
    private readonly event: TestCheckInEvent,
    private readonly user: TypedUser | null,
  ) {}

  private asked(query: string, body: unknown): PayloadRequest {
    return {
      payload: this.payload,
      user: this.user,
      searchParams: new URLSearchParams(query),
      json: () => Promise.resolve(body),
      i18n: { language: 'vi' },
    } as unknown as PayloadRequest;
  }

  read(more = '') {
    return checkInListEndpoint(this.asked(`event=${this.event.eventId}${more}`, null));
  }

  async sheet(): Promise<string> {
    return (await printList(this.asked(`event=${this.event.eventId}`, null))).text();
  }

  async list(): Promise<CheckInList> {
    const answer = await this.read();
    if (!answer.ok) throw new Error(await answer.text());
    return (await answer.json()) as CheckInList;
  }

  post(entries: readonly Sent[], sentAt = new Date().toISOString()) {
    const all = entries.map(({ key = randomUUID(), people = 1, at = sentAt, ...entry }) => ({
      ...entry,
      key,
      people,
      at,
    }));
    return checkInEntriesEndpoint(
      this.asked('', { event: this.event.eventId, sentAt, entries: all }),
    );
  }

  async send(entries: readonly Sent[], sentAt?: string): Promise<CheckInAnswer[]> {
    const answer = await this.post(entries, sentAt);
    if (!answer.ok) throw new Error(await answer.text());
    return ((await answer.json()) as { results: CheckInAnswer[] }).results;
  }
}
