import sharp from 'sharp';

/** A JPEG from which the site's picture path makes AVIF and WebP in the widths that are asked for. */
export const smallPoster = async (picture) =>
  sharp(picture).jpeg({ quality: 84, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer();
