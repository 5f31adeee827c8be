import path from 'node:path';
import type { CollectionBeforeOperationHook } from 'payload';
import sharp from 'sharp';
import { MAX_PICTURE_PIXELS } from '@/lib/max-picture-pixels';
import { say } from '../fields/bilingual-admin-text';
import { fieldError } from '@/lib/field-validation-error';

/** Allowed file extensions by detected type (AVIF is detected as `heif`); a file with another one gets the first. */
const endings: Readonly<Record<string, readonly string[]>> = {
  avif: ['.avif'],
  heif: ['.avif'],
  jpeg: ['.jpg', '.jpeg'],
  png: ['.png'],
  webp: ['.webp'],
};

/**
 * The file name with exactly one extension, that of its detected type: servers and systems interpret further
 * extensions.
 */
function plainName(name: string, [usual = '', ...others]: readonly string[]): string {
  const { name: stem, ext } = path.posix.parse(name.replaceAll('\\', '/'));
  const given = ext.toLowerCase();
  const ending = others.includes(given) ? given : usual;
  const plain = stem.replaceAll('.', '-').replace(/^-+/, '');
  return `${plain === '' ? 'picture' : plain}${ending}`;
}

/**
 * Refuses a picture with more pixels than a camera takes, before anything decodes it (decompression bomb), and names
 * the file by its detected type. Files other than pictures are refused by the CMS.
 */
export const judgePicture: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  const { file } = req;
  if (!file || (operation !== 'create' && operation !== 'update')) return args;
  const found = await sharp(file.data)
    .metadata()
    .catch(() => null);
  const names = found && endings[found.format];
  if (!found || !names) return args;
  if (found.width * found.height > MAX_PICTURE_PIXELS) {
    const most = MAX_PICTURE_PIXELS / 1_000_000;
    const message = say(
      req,
      `Hình có quá nhiều điểm ảnh (${found.width} × ${found.height}); tối đa ${most} triệu. Hãy thu nhỏ rồi tải lên lại.`,
      `The picture has too many pixels (${found.width} × ${found.height}); ${most} million at most. Make it smaller and upload it again.`,
    );
    throw fieldError(req, 'media', [{ path: 'file', message }]);
  }
  req.file = { ...file, name: plainName(file.name, names) };
  return args;
};
