import type { VideoItem } from '@/content/list-item-and-text-types';
import { VideoCard } from './video-card';
import { VideoDialog } from './video-dialog';
import type { VideoWords } from './video-translations';

export type VideosProps = { videos: VideoItem[]; words: VideoWords };

/** Whether a card is large: the first one is, beside two others, if all rows are full in this layout. */
const isLead = (index: number, count: number): boolean => index === 0 && count > 2 && count !== 4;

/** The width of a card, chosen so that no row is left half empty. */
function roomOf(index: number, count: number): string {
  if (isLead(index, count)) {
    return `desktop:col-span-4 desktop:row-span-2 ${count % 2 === 1 ? 'tablet:col-span-2' : ''}`;
  }
  // Two or four cards at the end, in rows of two, if the number of cards does not fill rows of three.
  const atEnd = [0, 4, 2][count % 3] ?? 0;
  const isHalf = count < 3 || count === 4 || index >= count - atEnd;
  return isHalf ? 'desktop:col-span-3' : 'desktop:col-span-2';
}

/** Recordings as cards, the first one large; rendered by the server, and again by the browser when they change. */
export function Videos({ videos, words }: VideosProps) {
  if (videos.length === 0) {
    return (
      <p className="mt-8 rounded-card border border-dashed border-(--theme-line-control) p-6 text-(--theme-muted) tablet:p-8">
        {words.none}
      </p>
    );
  }
  const isAmongFilms = videos.some(({ videoId }) => videoId);
  return (
    <>
      <ul className="mt-8 gap-x-5 max-tablet:snap-row gap-y-10 tablet:mt-12 tablet:grid tablet:grid-cols-2 desktop:grid-cols-6">
        {videos.map((video, index) => (
          <li key={video.key} className={`max-tablet:w-4/5 ${roomOf(index, videos.length)}`}>
            <VideoCard
              video={video}
              index={index}
              dialogId={`event-video-${video.key}`}
              words={words}
              isAmongFilms={isAmongFilms}
              isLead={isLead(index, videos.length)}
            />
            <VideoDialog video={video} id={`event-video-${video.key}`} words={words} />
          </li>
        ))}
      </ul>
      {words.sample && videos.some(({ sample }) => sample) ? (
        <p className="mt-8 text-small text-(--theme-muted)">{words.sample}</p>
      ) : null}
    </>
  );
}
