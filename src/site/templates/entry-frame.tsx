import type { ReactNode } from 'react';
import { containsSample } from '@/lib/contains-sample';
import type { FrameView, Theme } from '@/content/types';
import type { EntryPage } from '@/content/types-entries';
import { PreviewBar } from '../chrome/preview-bar';
import { Frame } from './frame';
import { PageTrail } from './page-trail';

type EntryFrameProps = {
  page: EntryPage;
  frame: FrameView;
  /** What the way to the page ends with; the page's title unless a shorter name is known. */
  name?: string;
  navTheme?: Theme;
  children: ReactNode;
};

/** What stands around every entry: the frame, the way to it, and for a draft the way back to what is live. */
export function EntryFrame({
  page,
  frame,
  name = page.title,
  navTheme,
  children,
}: EntryFrameProps) {
  return (
    <Frame page={page} frame={frame} navTheme={navTheme} hasSamples={containsSample(page)}>
      <PageTrail page={{ ...page, title: name }} />
      {children}
      {page.draft ? <PreviewBar path={page.path} locale={page.locale} /> : null}
    </Frame>
  );
}
