import { notFound } from 'next/navigation';
import type { AdminViewServerProps, Payload } from 'payload';
import { EditorialView, isEditorial } from '@/cms/admin/editorial-view-layout';
import { fill } from '@/lib/fill-placeholders';
import { type Figures, pageFigures } from '../store/read-page-statistics';
import { type Goal, goalOf, isByLink } from '../analytics/conversion-goal';
import {
  daysOf,
  officeToday,
  type Period,
  periodBefore,
  periodOf,
} from '../analytics/analytics-period';
import { AnalyticsTables } from './analytics-tables';
import { DayChart } from './visits-by-day-chart';
import { PeriodChoice } from './analytics-period-choice';
import { type AnalyticsText, analyticsTranslations } from './analytics-translations';

const nothing = { visits: 0, views: 0, actions: 0, starts: 0, completions: 0 };

type TotalsProps = {
  all: Figures;
  /** The counts of the previous period; null when periods are not compared. */
  before: Figures | null;
  goal: Goal;
  tag: string;
  text: AnalyticsText;
};

function Totals({ all, before, goal, tag, text }: TotalsProps) {
  const whole = new Intl.NumberFormat(tag);
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const change = new Intl.NumberFormat(tag, {
    style: 'percent',
    maximumFractionDigits: 0,
    signDisplay: 'exceptZero',
  });
  const conversion = ({ visits, completions }: Figures) =>
    visits > 0 ? completions / visits : null;
  type Total = [label: string, of: (figures: Figures) => number | null, format: Intl.NumberFormat];
  const begun: Total[] = isByLink(goal) ? [] : [[text.starts, ({ starts }) => starts, whole]];
  const totals: Total[] = [
    [text.visits, ({ visits }) => visits, whole],
    [text.views, ({ views }) => views, whole],
    ...begun,
    [goal ? text.reached : text.completions, ({ completions }) => completions, whole],
    [goal ? text.reachedPerVisit : text.conversion, conversion, share],
  ];
  const written = (value: number | null, format: Intl.NumberFormat) =>
    value === null ? text.none : format.format(value);
  return (
    <dl className="response-figures">
      {totals.map(([label, of, format]) => {
        const [value, earlier] = [of(all), before && of(before)];
        return (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {written(value, format)}
              {before ? (
                <small className="visits-before">
                  {fill(text.was, { value: written(earlier, format) })}
                  {earlier && value !== null ? ` (${change.format(value / earlier - 1)})` : null}
                </small>
              ) : null}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

const dimensions = ['day', 'page', 'source', 'campaign', 'language', 'form', 'action'] as const;
type Tables = Record<(typeof dimensions)[number], Figures[]>;

/**
 * Reads the counts of a period, in total and for each table; `like`: groups of another period to compare with. The
 * goal does not limit the tables of forms and of calls to action.
 */
async function readAll(payload: Payload, period: Period, goal: Goal, like?: Tables) {
  const [all, ...tables] = await Promise.all([
    pageFigures(payload, 'all', period, { goal }),
    ...dimensions.map((dimension) =>
      pageFigures(payload, dimension, period, {
        goal: dimension === 'form' || dimension === 'action' ? null : goal,
        like: dimension === 'day' ? undefined : like?.[dimension],
      }),
    ),
  ]);
  const figures = Object.fromEntries(
    dimensions.map((dimension, index) => [dimension, tables[index] ?? []]),
  ) as Tables;
  return { all: all[0], figures };
}

/** /admin/visits?days=30&goal=book-demo&compare=1: visits and what they led to, without personal data. */
export async function AnalyticsView(view: AdminViewServerProps) {
  if (!isEditorial(view)) notFound();
  const { req } = view.initPageResult;
  const language = req.i18n.language === 'vi' ? 'vi' : 'en';
  const text = analyticsTranslations[language];
  const tag = language === 'vi' ? 'vi-VN' : 'en-GB';
  const today = officeToday();
  const period = periodOf(view.searchParams ?? {}, today);
  const { goal: askedGoal, compare } = view.searchParams ?? {};
  const goal = goalOf(askedGoal);
  const earlier = compare === '1' ? periodBefore(period) : null;
  const { all, figures } = await readAll(req.payload, period, goal);
  const before = earlier && (await readAll(req.payload, earlier, goal, figures));
  const byName = new Map(figures.day.map((figures) => [figures.name, figures]));
  const days = daysOf(period).map((name) => byName.get(name) ?? { name, ...nothing });
  const day = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'numeric',
    // The year is needed only when the period spans two.
    year: period.from.slice(0, 4) === period.to.slice(0, 4) ? undefined : '2-digit',
    timeZone: 'UTC',
  });
  const dayName = ({ name }: Pick<Figures, 'name'>) => day.format(new Date(name));
  return (
    <EditorialView view={view} title={text.title}>
      <p className="response-intro">{text.intro}</p>
      <PeriodChoice
        period={period}
        today={today}
        text={text}
        language={language}
        goal={goal}
        isCompared={earlier !== null}
      />
      {earlier ? (
        <p className="response-intro">
          {fill(text.compared, {
            from: dayName({ name: earlier.from }),
            to: dayName({ name: earlier.to }),
          })}
        </p>
      ) : null}
      {all ? (
        <>
          <Totals
            all={all}
            before={before ? (before.all ?? { name: '', ...nothing }) : null}
            goal={goal}
            tag={tag}
            text={text}
          />
          <DayChart
            days={days}
            tag={tag}
            text={goal ? { ...text, completions: text.reached, chart: text.chartOfGoal } : text}
            labelOf={dayName}
          />
          <p className="response-intro">{text.share}</p>
          <AnalyticsTables
            figures={figures}
            before={before?.figures ?? null}
            goal={goal}
            language={language}
            tag={tag}
            text={text}
            dayName={dayName}
          />
        </>
      ) : (
        <p className="response-intro">{text.empty}</p>
      )}
    </EditorialView>
  );
}
