import type { PageView } from '@/site/page-view-models/page-view-model';
import { localizedPath } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { Breadcrumb } from '../ui/breadcrumb';

type PageBreadcrumbProps = { page: Pick<PageView, 'locale' | 'title' | 'trail'> };

const groups = ['solutions', 'use-case', 'cx-metric', 'comparisons'] as const;

/** The breadcrumb of a page, in the space that its first section leaves below the fixed header. */
export function PageBreadcrumb({ page }: PageBreadcrumbProps) {
  const { locale, title, trail } = page;
  const t = getT(locale, 'ui');
  const steps = trail.flatMap((step) => {
    if (step.page) {
      return { text: step.page.title, href: localizedPath(locale, step.page.path) };
    }
    const group = groups.find((name) => name === step.group);
    return group ? { text: t(`breadcrumb.groups.${group}`), href: null } : [];
  });
  const home = { text: t('breadcrumb.home'), href: localizedPath(locale, '/') };
  return (
    <div className="page-trail">
      <div className="page-width">
        <Breadcrumb label={t('breadcrumb.label')} links={[home, ...steps]} current={title} />
      </div>
    </div>
  );
}
