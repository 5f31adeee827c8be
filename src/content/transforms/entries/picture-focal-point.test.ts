import { describe, expect, it } from 'vitest';
import { toImage } from '@/content/transforms/image';
import type { Media } from '@/payload-types';
import { focusAttributes } from '@/lib/focal-point';

const file = (focalX?: number | null, focalY?: number | null): Media => ({
  id: 1,
  alt: 'Quầy',
  url: '/api/media/file/quay.png',
  width: 800,
  height: 600,
  focalX,
  focalY,
  createdAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-01T00:00:00Z',
});
const position = (media: Media) => focusAttributes(toImage({ file: media })?.focus);

describe('the focal point of a picture', () => {
  it('is a position in percent', () => {
    expect(position(file(20, 80))).toEqual({ 'data-x': '20', 'data-y': '80' });
    expect(position(file(0, null))).toEqual({ 'data-x': '0', 'data-y': '50' });
  });

  it('is empty when no editor has set one', () => {
    expect(position(file())).toBeUndefined();
    expect(position(file(50, 50))).toBeUndefined();
    expect(focusAttributes(undefined)).toBeUndefined();
  });
});
