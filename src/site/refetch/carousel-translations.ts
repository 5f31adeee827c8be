import type { Locale } from '@/i18n/locales';
import { getT } from '@/i18n/server-translations';
import type { CarouselTexts } from '../ui/carousel-translations';

/** The texts of the carousels whose slides a browser may render again. */
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
