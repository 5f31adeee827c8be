import { youtubeEmbedUrl } from '@/lib/youtube-player-url';
import { AddressImage } from '../../ui/image-of-unknown-size';
import { Dialog } from '../../ui/dialog';
import { TextLink } from '../../ui/text-link';
import { VideoPlayer } from '../../ui/video-player';
import type { VideoItem } from '@/content/list-item-and-text-types';
import type { VideoWords } from './video-translations';

type VideoDialogProps = { video: VideoItem; id: string; words: VideoWords };

/** A recording in a dialog; the video host gets no request before the button is clicked. */
export function VideoDialog({ video, id, words }: VideoDialogProps) {
  const { popupImage, popupImageInMobile, videoId, title } = video;
  const src = videoId ? youtubeEmbedUrl(videoId) : '';
  return (
    <Dialog id={id} title={title} closeLabel={words.close} width="wide">
      {popupImage || src ? (
        <div
          data-ground="dark"
          className="relative aspect-video overflow-hidden rounded-card bg-ink text-paper"
        >
          {popupImage ? (
            <AddressImage
              src={popupImage}
              srcInMobile={popupImageInMobile}
              alt=""
              sizes="(min-width: 1000px) 900px, 100vw"
              className="absolute inset-0 h-full"
            />
          ) : null}
          {src ? (
            <>
              <VideoPlayer
                src={src}
                title={title}
                playLabel={`${words.play}: ${title}`}
                duration={video.duration}
              />
              <noscript>
                <a
                  href={src}
                  className="absolute inset-x-0 bottom-0 bg-ink p-4 font-semibold underline underline-offset-4"
                >
                  {words.play}
                </a>
              </noscript>
            </>
          ) : null}
        </div>
      ) : null}
      {video.videoId ? null : <p className="mt-5 text-small text-muted">{words.noRecording}</p>}
      {video.description ? (
        <p className="mt-5 max-w-[65ch] whitespace-pre-line">{video.description}</p>
      ) : null}
      {video.link ? (
        <p className="mt-3">
          <TextLink href={video.link.href} text={video.link.text} arrow />
        </p>
      ) : null}
    </Dialog>
  );
}
