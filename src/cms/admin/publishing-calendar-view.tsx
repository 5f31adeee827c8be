import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import type { Schedule } from '@/payload-types';
import {
  clockOf,
  type Day,
  dayOf,
  monthOf,
  neighbours,
  weeksOf,
} from '../schedule/days-of-calendar-month';
import { ColumnHeads } from './table-column-headers';
import { EditorialView, isEditorial } from './editorial-view-layout';

const words = {
  vi: {
    title: 'Lịch xuất bản',
    days: ['Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy', 'Chủ nhật'],
    before: 'Tháng trước',
    after: 'Tháng sau',
    actions: { publish: 'Xuất bản', unpublish: 'Gỡ xuống' },
    states: { waiting: 'đang chờ', done: 'đã làm', failed: 'không làm được' },
    zone: 'Giờ Việt Nam (GMT+7).',
    add: 'Thêm lịch hẹn',
    none: 'Tháng này chưa hẹn gì.',
  },
  en: {
    title: 'Publishing calendar',
    days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    before: 'Month before',
    after: 'Month after',
    actions: { publish: 'Publish', unpublish: 'Unpublish' },
    states: { waiting: 'waiting', done: 'done', failed: 'failed' },
    zone: 'Vietnamese time (GMT+7).',
    add: 'Add a schedule',
    none: 'Nothing is scheduled in this month.',
  },
};

type Text = typeof words.vi;

function Entry({ schedule, text }: { schedule: Schedule; text: Text }) {
  const { id, at, action, language, name, state } = schedule;
  return (
    <li data-state={state}>
      <a href={`/admin/collections/schedules/${id}`}>
        <time dateTime={at}>{clockOf(new Date(at))}</time> {text.actions[action]} {name} ({language}
        ), {text.states[state]}
      </a>
    </li>
  );
}

type CellProps = { day: Day; month: string; schedules: Schedule[]; text: Text };

function Cell({ day, month, schedules, text }: CellProps) {
  return (
    <td data-day={day} data-beside={!day.startsWith(month)}>
      <time dateTime={day}>{Number(day.slice(8))}</time>
      <ul>
        {schedules.map((schedule) => (
          <Entry key={schedule.id} schedule={schedule} text={text} />
        ))}
      </ul>
    </td>
  );
}

/** /admin/publishing-calendar?month=2026-11: the publications and unpublications of each day. */
export async function CalendarView(view: AdminViewServerProps) {
  if (!isEditorial(view)) notFound();
  const { req } = view.initPageResult;
  const text = req.i18n.language === 'vi' ? words.vi : words.en;
  const month = monthOf(view.searchParams?.month);
  const weeks = weeksOf(month);
  const found = await req.payload.find({
    collection: 'schedules',
    where: {
      and: [
        { at: { greater_than_equal: `${weeks[0]?.[0]}T00:00:00+07:00` } },
        { at: { less_than_equal: `${weeks.at(-1)?.[6]}T23:59:59+07:00` } },
      ],
    },
    sort: 'at',
    pagination: false,
    depth: 1, // reads the documents too, to leave out waiting schedules of those in the trash
  });
  const docs = found.docs.filter(({ state, document }) => state !== 'waiting' || document?.value);
  const on = (day: Day) => docs.filter(({ at }) => dayOf(new Date(at)) === day);
  const { before, after } = neighbours(month);
  return (
    <EditorialView view={view} title={`${text.title} ${month.slice(5)}/${month.slice(0, 4)}`}>
      <p>
        <a href={`?month=${before}`}>{text.before}</a> ·{' '}
        <a href={`?month=${after}`}>{text.after}</a> ·{' '}
        <a href="/admin/collections/schedules/create">{text.add}</a> · {text.zone}
      </p>
      {docs.length === 0 && <p>{text.none}</p>}
      <table className="admin-table admin-calendar">
        <ColumnHeads columns={text.days} />
        <tbody>
          {weeks.map((days) => (
            <tr key={days[0]}>
              {days.map((day) => (
                <Cell key={day} day={day} month={month} schedules={on(day)} text={text} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </EditorialView>
  );
}
