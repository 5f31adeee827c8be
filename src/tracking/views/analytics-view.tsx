import { notFound } from 'next/navigation';
import type { AdminViewServerProps } from 'payload';
import { EditorialView, isEditorial } from '@/cms/admin/editorial-view';
import { type Dimension, type Figures, pageFigures } from '../store/page-figures';
import { daysOf, officeToday, periodOf } from '../analytics/period';
import { AnalyticsTables } from './analytics-tables';
import { DayChart } from './day-chart';
import { PeriodChoice } from './period-choice';
import { type AnalyticsText, analyticsWords } from './texts';

const nothing = { visits: 0, views: 0, actions: 0, starts: 0, completions: 0 };

function Totals({ all, tag, text }: { all: Figures; tag: string; text: AnalyticsText }) {
  const whole = new Intl.NumberFormat(tag);
  const share = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 });
  const totals: [string, string][] = [
    [text.visits, whole.format(all.visits)],
    [text.views, whole.format(all.views)],
    [text.starts, whole.format(all.starts)],
    [text.completions, whole.format(all.completions)],
    [text.conversion, all.visits > 0 ? share.format(all.completions / all.visits) : text.none],
  ];
  return (
    <dl className="response-figures">
      {totals.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** /admin/visits?days=30: visits and what they led to, without personal data. */
export async function AnalyticsView(view: AdminViewServerProps) {
  if (!isEditorial(view)) notFound();
  const { req } = view.initPageResult;
  const language = req.i18n.language === 'vi' ? 'vi' : 'en';
  const text = analyticsWords[language];
  const tag = language === 'vi' ? 'vi-VN' : 'en-GB';
  const today = officeToday();
  const period = periodOf(view.searchParams ?? {}, today);
  const read = (dimension: Dimension) => pageFigures(req.payload, dimension, period);
  const [[all], counted, page, source, campaign, languages, form, action] = await Promise.all([
    read('all'),
    read('day'),
    read('page'),
    read('source'),
    read('campaign'),
    read('language'),
    read('form'),
    read('action'),
  ]);
  const byName = new Map(counted.map((figures) => [figures.name, figures]));
  const days = daysOf(period).map((name) => byName.get(name) ?? { name, ...nothing });
  const day = new Intl.DateTimeFormat(tag, {
    day: 'numeric',
    month: 'numeric',
    // The year is needed only when the period spans two.
    year: period.from.slice(0, 4) === period.to.slice(0, 4) ? undefined : '2-digit',
    timeZone: 'UTC',
  });
  const dayName = ({ name }: Figures) => day.format(new Date(name));
  return (
    <EditorialView view={view} title={text.title}>
      <p className="response-intro">{text.intro}</p>
      <PeriodChoice period={period} today={today} text={text} />
      {all ? (
        <>
          <Totals all={all} tag={tag} text={text} />
          <DayChart days={days} tag={tag} text={text} labelOf={dayName} />
          <p className="response-intro">{text.share}</p>
          <AnalyticsTables
            figures={{ day: counted, page, source, campaign, language: languages, form, action }}
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
