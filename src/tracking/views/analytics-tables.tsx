import type { Dimension, Figures } from '../store/read-page-statistics';
import { type Goal, isByLink } from '../analytics/conversion-goal';
import { type Column, FiguresTable } from './analytics-table';
import { groupName } from './analytics-group-names';
import type { AnalyticsText } from './analytics-translations';

type TableDimension = Exclude<Dimension, 'all'>;

type AnalyticsTablesProps = {
  figures: Readonly<Record<TableDimension, readonly Figures[]>>;
  /** The tables of the previous period; null when periods are not compared. */
  before: Readonly<Record<TableDimension, readonly Figures[]>> | null;
  goal: Goal;
  language: 'vi' | 'en';
  tag: string;
  text: AnalyticsText;
  /** The label of a row that stands for a day. */
  dayName: (day: Figures) => string;
};

function columnsOf(text: AnalyticsText, goal: Goal): Record<TableDimension, Column[]> {
  const visits: Column = { label: text.visits, of: 'visits' };
  const views: Column = { label: text.views, of: 'views' };
  const actions: Column = { label: text.actions, of: 'actions' };
  // Whether the table has a column of started forms: not for a goal that is reached by a link.
  const starts: Column[] = isByLink(goal) ? [] : [{ label: text.starts, of: 'starts' }];
  const sent: Column = { label: goal ? text.reached : text.completions, of: 'completions' };
  const perVisit: Column = {
    label: goal ? text.reachedPerVisit : text.perVisit,
    of: 'completions',
    per: 'visits',
  };
  const whole = [visits, views, actions, ...starts, sent, perVisit];
  return {
    day: whole,
    source: whole,
    campaign: whole,
    language: whole,
    page: [
      views,
      { label: text.landings, of: 'visits' },
      actions,
      ...starts,
      sent,
      { label: goal ? text.reachedPerView : text.perView, of: 'completions', per: 'views' },
    ],
    form: [
      { label: text.starts, of: 'starts' },
      { label: text.completions, of: 'completions' },
      { label: text.perStart, of: 'completions', per: 'starts' },
    ],
    action: [{ label: text.pressed, of: 'actions' }],
  };
}

export function AnalyticsTables(props: AnalyticsTablesProps) {
  const { figures, before, goal, language, tag, text, dayName } = props;
  const columns = columnsOf(text, goal);
  const tables: { of: TableDimension; title: string; empty: string }[] = [
    { of: 'page', title: text.byPage, empty: text.empty },
    { of: 'source', title: text.bySource, empty: text.empty },
    { of: 'campaign', title: text.byCampaign, empty: text.noCampaign },
    { of: 'language', title: text.byLanguage, empty: text.empty },
    { of: 'form', title: text.byForm, empty: text.noForm },
    { of: 'action', title: text.byAction, empty: text.noAction },
    { of: 'day', title: text.byDay, empty: text.empty },
  ];
  const sections = tables.map(({ of, title, empty }) => (
    <section key={of} aria-label={title}>
      <h2>{title}</h2>
      <FiguresTable
        groups={figures[of]}
        heading={text.name[of]}
        columns={columns[of]}
        // Days are not compared, because two periods have no day in common.
        before={of === 'day' ? undefined : before?.[of]}
        was={text.was}
        nameOf={of === 'day' ? dayName : ({ name }) => groupName(of, name, language, text)}
        tag={tag}
        none={text.none}
        empty={empty}
      />
    </section>
  ));
  return <div className="visits-tables">{sections}</div>;
}
