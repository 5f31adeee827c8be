import type { DrawList } from '../../refetch/render-list-type';
import { Videos, type VideosProps } from './video-list';

/** Renders the recordings in the browser when they have changed (D24). */
export const drawVideos: DrawList<'videos', Omit<VideosProps, 'videos'>> = (videos, props) => (
  <Videos {...props} videos={videos} />
);
