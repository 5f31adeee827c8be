import type { FrameView } from '@/content/types';
import type { ResourcePage } from '@/content/types-entries';
import { localizedPath } from '@/i18n/locales';
import { getT } from '@/i18n/server';
import { PreviewBar } from '../chrome/preview-bar';
import { SectionView } from '../sections/registry.views';
import { Frame } from './frame';
import { NextStep } from './next-step';
import { PageTrail } from './page-trail';
import { ResourceHead } from './resource-head';

type ResourceTemplateProps = { page: ResourcePage; frame: FrameView };

const FORM = 'get';

/** A guide, template or workbook: what it is, what is in it, the form that sends it, and its neighbours. */
export function ResourceTemplate({ page, frame }: ResourceTemplateProps) {
  const { locale, body, resource, related, ebook } = page;
  const t = getT(locale, 'library');
  const headings = body.filter((part) => part.kind === 'heading' && part.level === 2);
  const listHref = localizedPath(locale, '/resources');
  return (
    <Frame page={page} frame={frame}>
      <PageTrail page={page} />
      <article>
        <ResourceHead page={page} formId={FORM} />
        {body.length > 0 ? (
          <SectionView
            locale={locale}
            section={{
              name: 'richText',
              id: 'body',
              anchor: null,
              model: { contents: headings.length > 2, ground: 'paper', parts: body },
            }}
          />
        ) : null}
      </article>
      {resource.gated ? (
        <SectionView
          locale={locale}
          section={{
            name: 'documentForm',
            id: FORM,
            anchor: FORM,
            model: {
              titleLines: t('form.title').split('\n'),
              text: t('form.text'),
              points: ebook?.chapters ?? [],
              document: resource.slug,
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
            name: 'resourceList',
            id: 'related',
            anchor: null,
            model: {
              titleLines: [t('related')],
              allHref: listHref,
              kinds: [],
              topics: [],
              resources: related,
              pages: { current: 1, hrefs: [listHref] },
            },
          }}
        />
      ) : null}
      {resource.gated ? null : <NextStep locale={locale} namespace="library" />}
      {page.draft ? <PreviewBar path={page.path} locale={locale} /> : null}
    </Frame>
  );
}
