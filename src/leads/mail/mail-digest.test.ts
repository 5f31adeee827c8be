import { parse } from 'node-html-parser';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderDigest } from './mail-digest';

const environment = {
  SITE_URL: 'https://www.tamvia.example',
  DATABASE_URL: 'postgres://localhost/none',
  PAYLOAD_SECRET: 'a-secret-of-the-digest-test-0123456789',
  INTERNAL_SECRET: 'a-secret-of-the-digest-test-9876543210',
};

describe('a mail about many leads', () => {
  beforeEach(() => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    vi.useFakeTimers({ now: new Date('2026-11-25T02:00:00Z') });
    return () => {
      vi.useRealTimers();
      vi.unstubAllEnvs();
    };
  });

  const leads = [
    { lead: 7, form: 'contact', dueAt: '2026-11-25T02:30:00.000Z' },
    { lead: 4, form: 'book-demo', dueAt: '2026-11-25T01:30:00.000Z' },
    { lead: 9, form: 'career', dueAt: null },
  ] as const;

  it.each(['vi', 'en'] as const)('names each by its form and due time, in %s', (locale) => {
    const { html, text } = renderDigest('alerts', leads, locale).words;
    const points = parse(html).querySelectorAll('.sheet li');
    const address = 'https://www.tamvia.example/admin/collections/leads';
    expect(points.map((point) => point.querySelector('a')?.getAttribute('href'))).toEqual(
      [4, 7, 9].map((lead) => `${address}/${lead}`),
    );
    for (const point of points) {
      for (const part of point.querySelectorAll('a, span')) expect(text).toContain(part.text);
    }
  });

  it('marks overdue leads by more than one word, apart from those due soon', () => {
    const { html } = renderDigest('alerts', leads, 'vi').words;
    const notes = parse(html).querySelectorAll('.sheet li span');
    expect(notes.map((note) => [note.classNames, note.text.split(' ', 2).join(' ')])).toEqual([
      ['accent', 'Quá hạn'],
      ['muted', 'Hạn lúc'],
    ]);
  });
});
