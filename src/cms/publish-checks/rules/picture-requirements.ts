import type { Finding } from '../finding-types';
import type { CheckContext } from '../document-check-context';
import type { Part } from '../walk-document-fields';

const MAX_BYTES = 2_000_000;
const MANY_BYTES = 800_000;
/** The maximum width that the site requests from the image optimizer (spec §9). */
const MAX_WIDTH_PIXELS = 3840;

/** The id of an uploaded picture; null for other values. */
export function pictureId({ type, value }: Part): number | null {
  if (type !== 'upload') return null;
  if (typeof value === 'number') return value;
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : null;
  return typeof id === 'number' ? id : null;
}

const inMegabytes = (bytes: number): string => (bytes / 1_000_000).toFixed(1);

/**
 * Finds pictures that are missing, as in a restored version, without alternative text, or too large to serve. Sections
 * and rich texts keep the id of a deleted picture.
 */
export function pictureFindings(parts: readonly Part[], { pictures }: CheckContext): Finding[] {
  return parts.flatMap((part): Finding[] => {
    const id = pictureId(part);
    if (id === null) return [];
    const picture = pictures.get(id);
    const { path, place } = part;
    if (!picture) {
      const problem = {
        vi: `Hình ở đây (số ${id}) đã bị xoá.`,
        en: `The picture here (no. ${id}) has been deleted.`,
      };
      const fix = {
        vi: 'Chọn hình khác, hoặc bỏ hình khỏi chỗ này.',
        en: 'Choose another picture, or remove it here.',
      };
      return [{ rule: 'picture', severity: 'error', path, place, problem, fix }];
    }
    const findings: Finding[] = [];
    if (picture.alt.trim() === '') {
      findings.push({
        rule: 'alt',
        severity: 'error',
        path,
        place,
        problem: {
          vi: `Hình ${picture.name} chưa có văn bản thay thế bằng ngôn ngữ này.`,
          en: `The picture ${picture.name} has no alternative text in this language.`,
        },
        fix: {
          vi: 'Mở hình, chọn đúng ngôn ngữ và viết điều người không nhìn thấy hình cần biết.',
          en: 'Open the picture in this language and write what somebody who can not see it needs to know.',
        },
      });
    }
    const tooLarge = picture.bytes > MAX_BYTES || Math.max(picture.width, picture.height) > 6000;
    if (tooLarge || picture.bytes > MANY_BYTES || picture.width > MAX_WIDTH_PIXELS) {
      findings.push({
        rule: 'image-size',
        severity: tooLarge ? 'error' : 'warning',
        path,
        place,
        problem: {
          vi: `Hình ${picture.name} nặng ${inMegabytes(picture.bytes)} MB, ${picture.width} × ${picture.height} điểm ảnh.`,
          en: `The picture ${picture.name} has ${inMegabytes(picture.bytes)} MB and ${picture.width} × ${picture.height} pixels.`,
        },
        fix: {
          vi: `Thu nhỏ còn tối đa ${MAX_WIDTH_PIXELS} điểm ảnh chiều rộng và dưới 0,8 MB rồi tải lên lại.`,
          en: `Scale it to at most ${MAX_WIDTH_PIXELS} pixels in width and below 0.8 MB, then upload it again.`,
        },
      });
    }
    return findings;
  });
}
