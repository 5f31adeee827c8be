import { localizedPath, type Locale } from '@/i18n/locales';
import { youtubeId } from '@/lib/youtube-player-url';
import type { VideoItem } from '../list-item-and-text-types';
import type { Entry } from '../graphql-contract/contract-types';

export function toVideo({ id, attributes }: Entry<'eventVideos'>, locale: Locale): VideoItem {
  const { cta, videoUrl } = attributes;
  return {
    key: id,
    title: attributes.title ?? '',
    description: attributes.description,
    duration: attributes.duration,
    uploadedAt: attributes.createdAt ?? null,
    thumbnail: attributes.thumbnail,
    popupImage: attributes.popupImage ?? attributes.thumbnail,
    popupImageInMobile: attributes.popupImageInMobile,
    videoId: videoUrl ? youtubeId(videoUrl) : null,
    link: cta?.href && cta.text ? { href: localizedPath(locale, cta.href), text: cta.text } : null,
    sample: attributes.sample ?? false,
  };
}
