import { localizedPath, type Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { Accordion } from '../ui/accordion';
import { Breadcrumb } from '../ui/breadcrumb';
import { Pagination } from '../ui/pagination';
import { Tabs } from '../ui/tabs';
import { Chapter, Grounds } from './gallery-chapter';

type WayfindingChapterProps = { locale: Locale };

/** Navigation components: where the reader is, and where else to go. */
export function WayfindingChapter({ locale }: WayfindingChapterProps) {
  const t = getT(locale, 'gallery');
  const ui = getT(locale, 'ui');
  const common = getT(locale, 'common');
  const words = (ground: string, total: number) => ({
    label: `${ui('pagination.label')}, ${t('chapter.wayfinding')} ${ground} ${total}`,
    previous: ui('pagination.previous'),
    next: ui('pagination.next'),
    page: (number: number) => ui('pagination.page', { number }),
  });
  const links = [
    { text: common('nav.platform'), href: localizedPath(locale, '/') },
    { text: t('card.first'), href: localizedPath(locale, '/#content') },
  ];
  const hrefOf = (page: number) => `#page-${page}`;
  const tabs = [
    { id: 'survey', title: t('tabs.first'), panel: <p>{t('tabs.firstText')}</p> },
    { id: 'review', title: t('tabs.second'), panel: <p>{t('tabs.secondText')}</p> },
    { id: 'talk', title: t('tabs.third'), panel: <p>{t('tabs.thirdText')}</p> },
  ];
  return (
    <Chapter id="wayfinding" title={t('chapter.wayfinding')}>
      <Grounds locale={locale}>
        {(ground) => (
          <div className="grid grid-cols-1 gap-10">
            <Breadcrumb
              label={`${ui('breadcrumb.label')}, ${t(`ground.${ground}`)}`}
              links={links}
              current={t('accordion.second')}
            />
            <div className="grid grid-cols-1 gap-3">
              <Pagination current={1} total={3} hrefOf={hrefOf} words={words(ground, 3)} />
              <Pagination current={6} total={24} hrefOf={hrefOf} words={words(ground, 24)} />
            </div>
            <div className="grid grid-cols-1 gap-8 desktop:grid-cols-2">
              <Tabs label={t('tabs.label')} tabs={tabs} />
              <Accordion
                name={`questions-${ground}`}
                items={[
                  {
                    id: `${ground}-first`,
                    title: t('accordion.first'),
                    content: <p>{t('accordion.firstText')}</p>,
                  },
                  {
                    id: `${ground}-second`,
                    title: t('accordion.second'),
                    content: <p>{t('accordion.secondText')}</p>,
                    open: true,
                  },
                  {
                    id: `${ground}-third`,
                    title: t('accordion.third'),
                    content: <p>{t('accordion.thirdText')}</p>,
                  },
                ]}
              />
            </div>
          </div>
        )}
      </Grounds>
    </Chapter>
  );
}
