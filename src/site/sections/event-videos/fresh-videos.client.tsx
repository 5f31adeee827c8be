'use client';

import type { ReactNode } from 'react';
import type { ErrorWords } from '../../refetch/error-handler';
import { useFreshList } from '../../refetch/use-fresh-list';
import type { VideosProps } from './videos';

const loadVideos = async () => (await import('./videos')).Videos;

type FreshVideosProps = VideosProps & { errorWords: ErrorWords; children: ReactNode };

/** Shows what the server has drawn, until the recordings turn out to have changed (D24). */
export function FreshVideos({ errorWords, children, ...props }: FreshVideosProps) {
  const given = { shown: props.videos, words: errorWords };
  const { ref, fresh } = useFreshList('videos', given, loadVideos);
  return (
    <div ref={ref} data-refetched="videos">
      {fresh ? <fresh.View {...props} videos={fresh.data} /> : children}
    </div>
  );
}
