import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import type { CarouselTexts } from '../ui/carousel-translations';

/**
 * The texts of carousels whose slides a browser may render again; `#n` and `#t` stand for a slide's number and the
 * total.
 */
export function carouselTexts(locale: Locale): CarouselTexts {
  const t = getT(locale, 'ui');
  return {
    slide: t('carousel.slide'),
    position: t('carousel.position', { number: '#n', total: '#t' }),
    goTo: t('carousel.goTo', { number: '#n' }),
    pause: t('carousel.pause'),
    play: t('carousel.play'),
  };
}
