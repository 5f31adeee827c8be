import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { EditorialView } from '@/cms/admin/editorial-view-layout';
import { isSalesOrAdminUser } from '../endpoint-access';
import { type ResponseGroup, responseTimes } from '../../sla/response-time-statistics';
import { slaSettings } from '../../sla/reply-time-settings';
import { ResponseTable } from './response-time-table';
import { responseTimeTranslations, type ResponseTimeText } from './response-time-translations';
import { WeekChart } from './response-time-chart';

/** The periods that can be chosen, in weeks; the first one is the default. */
const PERIODS = [12, 4, 26, 52] as const;

const periodOf = (asked: unknown): number => PERIODS.find((weeks) => String(weeks) === asked) ?? 12;

function sourceName({ name }: ResponseGroup, text: ResponseTimeText): string {
  if (name === null) return text.direct;
  return name === 'lead-ads' || name === 'import' ? text[name] : name;
}

function Figures({ all, tag, text }: { all: ResponseGroup; tag: string; text: ResponseTimeText }) {
  const minutes = (value: number | null) =>
    value === null
      ? text.none
      : text.minutes.replace('{{count}}', new Intl.NumberFormat(tag).format(Math.round(value)));
  const share = new Intl.NumberFormat(tag, { style: 'percent' });
  const figures: [string, string][] = [
    [text.inTime, all.inTime === null ? text.none : share.format(all.inTime)],
    [text.median, minutes(all.median)],
    [text.p95, minutes(all.p95)],
    [text.leads, new Intl.NumberFormat(tag).format(all.leads)],
  ];
  return (
    <dl className="response-figures">
      {figures.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** /admin/response-times?weeks=12: response times by week, source and colleague. */
export async function ResponseView(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  if (!isSalesOrAdminUser(req)) notFound();
  const isVietnamese = req.i18n.language === 'vi';
  const text = isVietnamese ? responseTimeTranslations.vi : responseTimeTranslations.en;
  const tag = isVietnamese ? 'vi-VN' : 'en-GB';
  const weeks = periodOf(view.searchParams?.weeks);
  const [{ promiseMinutes }, [all], byWeek, bySource, byOwner] = await Promise.all([
    slaSettings(req.payload),
    responseTimes(req.payload, 'all', weeks),
    responseTimes(req.payload, 'week', weeks),
    responseTimes(req.payload, 'source', weeks),
    responseTimes(req.payload, 'owner', weeks),
  ]);
  const day = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'numeric', timeZone: 'UTC' });
  const weekName = ({ name }: ResponseGroup) => day.format(new Date(name ?? 0));
  const table = { promiseMinutes, tag, text };
  return (
    <EditorialView view={view} title={text.title}>
      <p className="response-intro">{text.intro}</p>
      <nav className="response-periods" aria-label={text.period}>
        {PERIODS.toSorted((a, b) => a - b).map((count) => (
          <a
            key={count}
            href={`?weeks=${count}`}
            aria-current={count === weeks ? 'page' : undefined}
          >
            {text.weeks.replace('{{count}}', String(count))}
          </a>
        ))}
        <a href="/admin/leads-board">{text.board}</a>
      </nav>
      {all ? (
        <>
          <Figures all={all} tag={tag} text={text} />
          <h2>{text.week}</h2>
          <WeekChart
            weeks={byWeek}
            promiseMinutes={promiseMinutes}
            text={text}
            labelOf={weekName}
          />
          <ResponseTable {...table} groups={byWeek} heading={text.name.week} nameOf={weekName} />
          <h2>{text.source}</h2>
          <ResponseTable
            {...table}
            groups={bySource}
            heading={text.name.source}
            nameOf={(group) => sourceName(group, text)}
            drawn
          />
          <h2>{text.owner}</h2>
          <ResponseTable
            {...table}
            groups={byOwner}
            heading={text.name.owner}
            nameOf={({ name }) => name ?? text.nobody}
            drawn
          />
        </>
      ) : (
        <p>{text.empty}</p>
      )}
    </EditorialView>
  );
}
