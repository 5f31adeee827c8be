'use client';

import type { ReactNode } from 'react';
import type { ErrorWords } from '../../refetch/error-handler';
import { useFreshList } from '../../refetch/use-fresh-list';
import type { VideosProps } from './videos';

const loadVideos = async () => (await import('./videos')).Videos;

type FreshVideosProps = Omit<VideosProps, 'videos'> & {
  /** Of the list that the server has drawn. */
  mark: string;
  errorWords: ErrorWords;
  children: ReactNode;
};

/** Shows what the server has drawn, until the recordings turn out to have changed (D24). */
export function FreshVideos({ mark, errorWords, children, ...props }: FreshVideosProps) {
  const { ref, fresh } = useFreshList('videos', { mark, words: errorWords }, loadVideos);
  return (
    <div ref={ref} data-refetched="videos">
      {fresh ? <fresh.View {...props} videos={fresh.data} /> : children}
    </div>
  );
}
