import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aspectRatio } from '@/lib/aspect-ratio';
import { imageAddresses } from '@/site/ui/resized-image-urls';
import { checkedLoader, checkedSource } from '@/site/ui/image-source';
import { Image } from '@/site/ui/image';
import nextConfig from '../../../next.config';

const picture = { src: '/api/media/file/desk.webp', width: 1600, height: 900 };

const addresses = (html: string): URL[] => {
  const srcSet = /srcset="([^"]+)"/i.exec(html)?.[1] ?? '';
  return srcSet
    .replaceAll('&amp;', '&')
    .split(', ')
    .map((entry) => new URL(entry.split(' ')[0] ?? '', 'http://site.example'));
};

const draw = () =>
  renderToStaticMarkup(<Image image={picture} alt="Desk" sizes="100vw" priority />);

test("§9 an image's ratio is width/height to two decimals", () => {
  expect(aspectRatio(1600, 900)).toBe(1.78);
  expect(aspectRatio(1, 3)).toBe(0.33);
  expect(aspectRatio(300, 200)).toBe(1.5);
  expect(draw()).toContain('data-ratio="1 .7 .08"');
  expect(() => aspectRatio(0, 10)).toThrow(RangeError);
  expect(() => aspectRatio(10, Number.NaN)).toThrow(RangeError);
});

test('§9 image widths are the eight of devices and the eight small ones', () => {
  const devices = [640, 750, 828, 1080, 1200, 1920, 2048, 3840];
  const small = [16, 32, 48, 64, 96, 128, 256, 384];
  expect(nextConfig.images?.deviceSizes).toEqual(devices);
  expect(nextConfig.images?.imageSizes).toEqual(small);
  const html = renderToStaticMarkup(<Image image={picture} alt="" sizes="300px" priority />);
  const widths = addresses(html).map((url) => Number(url.searchParams.get('w')));
  expect(widths).toEqual([...small, ...devices]);
});

test('§9 the default image quality is 75', () => {
  const qualities = addresses(draw()).map((url) => url.searchParams.get('q'));
  expect(new Set(qualities)).toEqual(new Set(['75']));
  expect(nextConfig.images?.qualities).toEqual([75]);
});

test('§7 local images come from /_next/image with url, w and q', () => {
  const all = addresses(draw());
  expect(all.length).toBeGreaterThan(0);
  for (const { pathname, searchParams } of all) {
    expect(pathname).toBe('/_next/image');
    expect([...searchParams.keys()].sort()).toEqual(['q', 'url', 'w']);
    expect(searchParams.get('url')).toBe(picture.src);
  }
});

test.each(['src', 'width', 'height'] as const)(
  '§8 a static image without src, height or width is an error: %s',
  (missing) => {
    const broken: Partial<typeof picture> = { ...picture, [missing]: undefined };
    expect(() => checkedSource(broken, 'Desk')).toThrow(missing);
    expect(() => checkedSource(broken, 'Desk')).toThrow(
      missing === 'src' ? 'The image "Desk"' : `The image "${picture.src}"`,
    );
    const image = broken as typeof picture;
    expect(() => renderToStaticMarkup(<Image image={image} alt="Desk" sizes="100vw" />)).toThrow(
      missing,
    );
  },
);

test('§8 an unknown or missing image loader is an error', () => {
  expect(() => checkedLoader('imgix', picture.src)).toThrow(picture.src);
  expect(() => checkedLoader('toString', picture.src)).toThrow('unknown loader');
  expect(() => checkedLoader(null, picture.src)).toThrow('has no loader');
  expect(() => checkedLoader('', picture.src)).toThrow(picture.src);
  expect(checkedLoader('optimiser', picture.src)).toBe('optimiser');
  expect(checkedLoader('direct', picture.src)).toBe('direct');
});

describe('an image', () => {
  test('on the first screen is loaded at once, with high priority', () => {
    const html = draw();
    expect(html).toContain('fetchPriority="high"');
    expect(html).not.toContain('<noscript>');
  });

  test('further down is loaded near the viewport, without a script', () => {
    const html = renderToStaticMarkup(<Image image={picture} alt="Desk" sizes="100vw" />);
    const [watched = '', plain = ''] = html.split('<noscript>');
    expect(watched).toContain(' src="data:image/gif');
    expect(watched.match(/ (?:src|srcset|sizes)="/gi)).toHaveLength(1);
    expect(watched).toContain(' data-src="/_next/image');
    expect(plain).toContain('/_next/image');
    expect(plain).toContain('loading="lazy"');
    expect(plain).toContain('alt="Desk"');
  });

  test('reserves its space from the start', () => {
    const html = renderToStaticMarkup(<Image image={picture} alt="" sizes="100vw" />);
    expect(html.match(/width="1600" height="900"/g)).toHaveLength(2);
  });

  test('sized relative to the viewport has no smaller width than a phone needs', () => {
    const { srcSet = '', src } = imageAddresses(picture.src, '(min-width: 744px) 50vw, 100vw');
    const widths = srcSet.split(', ').map((entry) => entry.split(' ')[1]);
    expect(widths.slice(0, 3)).toEqual(['384w', '640w', '750w']);
    expect(src).toBe('/_next/image?url=%2Fapi%2Fmedia%2Ffile%2Fdesk.webp&w=3840&q=75');
  });

  test('that bypasses the optimiser is served unchanged', () => {
    for (const src of ['/api/media/file/mark.svg', '/mark.svg?v=2', 'data:image/png;base64,AA']) {
      expect(imageAddresses(src, '48px')).toEqual({ src });
    }
  });

  test('that is a vector drawing is sent unchanged', () => {
    const drawing = { ...picture, src: '/api/media/file/mark.svg' };
    const html = renderToStaticMarkup(
      <Image image={drawing} alt="" sizes="48px" loader="direct" priority />,
    );
    expect(html).toContain('src="/api/media/file/mark.svg"');
    expect(html).not.toContain('/_next/image');
  });
});
