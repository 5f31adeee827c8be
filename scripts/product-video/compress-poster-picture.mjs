import sharp from 'sharp';

/**
 * The poster of the video as JPEG, from which the site's image optimiser makes AVIF and WebP in the requested widths.
 */
export const smallPoster = async (picture) =>
  sharp(picture).jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
