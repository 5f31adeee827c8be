import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { BoardColumn } from '@/leads/admin/unanswered-leads-column.client';
import type { BoardLead } from '@/leads/sla/read-unanswered-leads-board';
import { shownOf } from '@/leads/sla/unanswered-leads-board-groups';
import { leadBoardTranslations } from '@/leads/admin/views/unanswered-leads-board-translations';

const lead = (id: number): BoardLead => ({
  id,
  name: `Lead ${id}`,
  company: null,
  phone: null,
  kind: 'book-demo',
  dueAt: '2026-11-23T02:00:00Z',
  owner: null,
  answered: null,
});

const shown = shownOf({ soon: '100' });
const column = (groups: Parameters<typeof BoardColumn>[0]['groups']) =>
  parse(
    renderToStaticMarkup(
      <BoardColumn
        name="soon"
        groups={groups}
        shown={shown}
        text={leadBoardTranslations.en}
        renderCard={({ id, name }) => <li key={id}>{name}</li>}
      />,
    ),
  );

describe('a column of the board', () => {
  it('shows how many leads wait, links to the remaining ones, and ends with the newest', () => {
    const html = column([
      { window: 'soon', leads: [lead(1), lead(2)], newest: lead(9), total: 9 },
      { window: 'soonTickets', leads: [lead(20)], newest: null, total: 1 },
    ]);
    expect(html.querySelector('h2')?.text).toBe('Due soon 10');
    expect(html.querySelectorAll('li').map(({ text }) => text)).toEqual([
      'Lead 1',
      'Lead 2',
      'Lead 9',
      'Lead 20',
    ]);
    const [more, ...others] = html.querySelectorAll('a');
    expect(more?.text).toBe('Show more, 6 left');
    expect(more?.getAttribute('href')).toBe('/admin/leads-board?soon=150');
    expect(others).toEqual([]);
    expect(html.querySelector('h3')?.text).toBe('Event registrations 1');
  });

  it('shows a message when no lead waits', () => {
    const html = column([{ window: 'soon', leads: [], newest: null, total: 0 }]);
    expect(html.text).toBe('Due soon 0Nobody is waiting.');
  });
});
