import { localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { Badge } from '../ui/badge';
import { Card } from '../ui/card';
import { DataTable } from '../ui/data-table';
import { hueOf } from '../ui/card-colour-by-id';
import { Chapter, Grounds } from './gallery-chapter';

type ContentChapterProps = { locale: Locale };

/** Cards with and without a link, badges, and a table that scrolls horizontally. */
export function ContentChapter({ locale }: ContentChapterProps) {
  const t = getT(locale, 'gallery');
  const ui = getT(locale, 'ui');
  const href = localizedPath(locale, '/');
  const sheets = [
    { title: t('card.first'), text: t('card.firstText'), href, badge: null },
    { title: t('card.blank'), text: t('card.blankText'), href: null, badge: null },
    { title: t('card.soon'), text: t('card.soonText'), href: null, badge: ui('soon') },
    { title: t('card.soonLink'), text: t('card.soonLinkText'), href, badge: ui('soon') },
  ];
  const columns = [
    t('table.channel'),
    t('table.volume'),
    t('table.first'),
    t('table.score'),
  ] as const;
  const rows = [
    ['Zalo', '6.210', '00:48', '4,4 / 5'],
    [t('field.phoneChannel'), '3.875', '01:20', '4,1 / 5'],
    [t('table.store'), '2.315', '00:05', '4,6 / 5'],
  ];
  return (
    <Chapter id="content" title={t('chapter.content')}>
      <Grounds locale={locale}>
        {(ground) => (
          <div className="grid grid-cols-1 gap-10">
            <ul className="grid grid-cols-1 gap-4 tablet:grid-cols-2 desktop:grid-cols-4">
              {sheets.map((sheet) => (
                <li key={sheet.title} className="grid">
                  <Card {...sheet} />
                </li>
              ))}
              {sheets.map((sheet, index) => (
                <li key={`hue-${sheet.title}`} className="grid">
                  <Card {...sheet} hue={hueOf(index + 1)} />
                </li>
              ))}
            </ul>
            <div className="flex flex-wrap gap-3">
              <Badge text={t('status.new')} />
              <Badge text={ui('soon')} tone="soon" />
              <Badge text={t('status.ontime')} tone="success" icon="check" />
              <Badge text={t('status.soon')} tone="warning" />
              <Badge text={t('status.late')} tone="danger" icon="warning" />
              {[1, 2, 3, 4].map((id) => (
                <span key={id} data-hue={id}>
                  <Badge text={t('card.first')} tone="hue" />
                </span>
              ))}
            </div>
            <DataTable
              id={`table-${ground}`}
              caption={`${t('table.caption')} (${t(`ground.${ground}`)})`}
              columns={columns}
              rows={rows}
              figures={[1, 2, 3]}
              note={t('table.note')}
            />
          </div>
        )}
      </Grounds>
    </Chapter>
  );
}
