import type { ReactNode } from 'react';
import { containsSample } from '@/lib/contains-sample-content';
import type { FrameView, Theme } from '@/content/header-and-footer-types';
import type { EntryPage } from '@/content/entry-view-model-types';
import { PreviewBar } from '../page-shell/preview-bar';
import { Frame } from './page-with-header-and-footer';
import { PageBreadcrumb } from './page-breadcrumb';

type EntryFrameProps = {
  page: EntryPage;
  frame: FrameView;
  /** The last step of the breadcrumb; the page's title unless there is a shorter name. */
  name?: string;
  navTheme?: Theme;
  children: ReactNode;
};

/** The frame of every entry's page: header and footer, breadcrumb, and for a draft the bar that ends the preview. */
export function EntryFrame({
  page,
  frame,
  name = page.title,
  navTheme,
  children,
}: EntryFrameProps) {
  return (
    <Frame page={page} frame={frame} navTheme={navTheme} hasSamples={containsSample(page)}>
      <PageBreadcrumb page={{ ...page, title: name }} />
      {children}
      {page.draft ? <PreviewBar path={page.path} locale={page.locale} /> : null}
    </Frame>
  );
}
