import type { PageView } from '@/content/types';
import { PreviewBar } from '../chrome/preview-bar';
import { SectionView } from '../sections/registry.views';
import { Frame } from './frame';

type PageTemplateProps = { page: PageView };

/** A page made of sections, in its layout and themes. */
export function PageTemplate({ page }: PageTemplateProps) {
  return (
    <Frame page={page} layout={page.layout} navTheme={page.navTheme} footerTheme={page.footerTheme}>
      {page.sections.map((section) => (
        <SectionView key={section.id} section={section} locale={page.locale} />
      ))}
      {page.draft ? <PreviewBar path={page.path} locale={page.locale} /> : null}
    </Frame>
  );
}
