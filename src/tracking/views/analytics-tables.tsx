import type { Dimension, Figures } from '../store/page-figures';
import { type Column, FiguresTable } from './figures-table';
import { groupName } from './names';
import type { AnalyticsText } from './texts';

type TableDimension = Exclude<Dimension, 'all'>;

type AnalyticsTablesProps = {
  figures: Readonly<Record<TableDimension, readonly Figures[]>>;
  language: 'vi' | 'en';
  tag: string;
  text: AnalyticsText;
  /** The label of a row that stands for a day. */
  dayName: (day: Figures) => string;
};

function columnsOf(text: AnalyticsText): Record<TableDimension, Column[]> {
  const visits: Column = { label: text.visits, of: 'visits' };
  const views: Column = { label: text.views, of: 'views' };
  const actions: Column = { label: text.actions, of: 'actions' };
  const starts: Column = { label: text.starts, of: 'starts' };
  const sent: Column = { label: text.completions, of: 'completions' };
  const perVisit: Column = { label: text.perVisit, of: 'completions', per: 'visits' };
  const whole = [visits, views, actions, starts, sent, perVisit];
  return {
    day: whole,
    source: whole,
    campaign: whole,
    language: whole,
    page: [
      views,
      { label: text.landings, of: 'visits' },
      actions,
      starts,
      sent,
      { label: text.perView, of: 'completions', per: 'views' },
    ],
    form: [starts, sent, { label: text.perStart, of: 'completions', per: 'starts' }],
    action: [{ label: text.pressed, of: 'actions' }],
  };
}

/** Tables by page, source, campaign, language, form, call to action and day. */
export function AnalyticsTables(props: AnalyticsTablesProps) {
  const { figures, language, tag, text, dayName } = props;
  const columns = columnsOf(text);
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
        nameOf={of === 'day' ? dayName : ({ name }) => groupName(of, name, language, text)}
        tag={tag}
        none={text.none}
        empty={empty}
      />
    </section>
  ));
  return <div className="visits-tables">{sections}</div>;
}
