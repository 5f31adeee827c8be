import { normalized } from './normalize-unicode';

/** Makes a fragment id of a text: `Quyền của bạn` becomes `quyen-cua-ban`. Always starts with a letter. */
export function slugOf(text: string): string {
  const plain = normalized(text.toLowerCase().replaceAll('đ', 'd'), 'NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+|-+$/g, '');
  return plain || 'section';
}
