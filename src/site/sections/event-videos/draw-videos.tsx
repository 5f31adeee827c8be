import type { DrawList } from '../../refetch/render-list';
import { Videos, type VideosProps } from './videos';

/** The recordings, once they turn out to have changed (D24). */
export const drawVideos: DrawList<'videos', Omit<VideosProps, 'videos'>> = (videos, props) => (
  <Videos {...props} videos={videos} />
);
