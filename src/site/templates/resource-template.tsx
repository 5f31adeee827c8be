import type { FrameView } from '@/content/header-and-footer-types';
import type { ResourcePage } from '@/content/entry-view-model-types';
import { localizedPath } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import { SectionView } from '../sections/registry.views';
import { EntryFrame } from './entry-page-layout';
import { EntryText } from './entry-body-text';
import { NextStep } from './closing-call-to-action';
import { ResourceHead } from './resource-header';

type ResourceTemplateProps = { page: ResourcePage; frame: FrameView };

const FORM = 'get';

/**
 * A resource such as a guide or a workbook: its head, its text, the form that sends it, and related resources. One
 * that needs no form ends with the call to action.
 */
export function ResourceTemplate({ page, frame }: ResourceTemplateProps) {
  const { locale, resource, related, ebook } = page;
  const t = getT(locale, 'library');
  const listHref = localizedPath(locale, '/resources');
  return (
    <EntryFrame page={page} frame={frame}>
      <article>
        <ResourceHead page={page} formId={FORM} />
        <EntryText page={page} contentsFrom={3} />
      </article>
      {resource.gated ? (
        <SectionView
          locale={locale}
          section={{
            name: 'form',
            id: FORM,
            anchor: FORM,
            model: {
              kind: 'get-document',
              titleLines: t('form.title').split('\n'),
              text: t('form.text'),
              points: ebook?.chapters ?? [],
              subject: { document: resource.slug },
              page: page.path,
              version: 'default',
            },
          }}
        />
      ) : null}
      {related.length > 0 ? (
        <SectionView
          locale={locale}
          section={{
            name: 'entryList',
            id: 'related',
            anchor: null,
            model: {
              name: 'resources',
              model: {
                titleLines: [t('related')],
                allHref: listHref,
                kinds: [],
                topics: [],
                resources: related,
                pages: { current: 1, hrefs: [listHref] },
              },
            },
          }}
        />
      ) : null}
      {resource.gated ? null : (
        <NextStep
          locale={locale}
          closing={page.closing}
          say={(part) => t(`next.${part}`, { minutes: frame.settings.office.promiseMinutes })}
        />
      )}
    </EntryFrame>
  );
}
