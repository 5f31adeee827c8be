import { containsSample } from '@/lib/contains-sample-content';
import type { FrameView } from '@/content/header-and-footer-types';
import { sectionField } from '@/lib/edit-on-page/mark-sections-in-preview';
import type { PageView } from '@/site/page-view-models/page-view-model';
import { PreviewBar } from '../page-shell/preview-bar';
import { SectionView } from '../sections/registry.views';
import { Frame } from './page-with-header-and-footer';
import { PageBreadcrumb } from './page-breadcrumb';

type PageTemplateProps = { page: PageView; frame: FrameView };

export function PageTemplate({ page, frame }: PageTemplateProps) {
  return (
    <Frame
      page={page}
      frame={frame}
      layout={page.layout}
      navTheme={page.navTheme}
      footerTheme={page.footerTheme}
      hasSamples={containsSample(page)}
    >
      {page.path === '/' ? null : <PageBreadcrumb page={page} />}
      {page.sections.map((section, index) => (
        <SectionView
          key={section.id}
          section={section}
          locale={page.locale}
          isLast={index === page.sections.length - 1}
          field={page.draft ? sectionField(section.id) : undefined}
        />
      ))}
      {page.leftOut.map((id) => (
        <template key={id} data-left-out={sectionField(id)} />
      ))}
      {page.draft ? <PreviewBar path={page.path} locale={page.locale} /> : null}
    </Frame>
  );
}
