import type { PageMetadata } from '../seo/page-metadata';

type Meta = { name?: string; property?: string; content: string };
type Link = { rel: string; href: string; hreflang?: string; type?: string };

/** The elements of a page's head, in this order. */
export type Head = { title: string; metas: Meta[]; links: Link[] };

type Contents = Readonly<Record<string, string | number | null | undefined>>;
type Whole = (path: string) => string;

const metasOf = (attribute: 'name' | 'property', contents: Contents): Meta[] =>
  Object.entries(contents).flatMap(([key, content]) =>
    content === null || content === undefined
      ? []
      : [{ [attribute]: key, content: String(content) }],
  );

function robotsOf(robots: PageMetadata['robots']): string | undefined {
  if (!robots) return undefined;
  const follow = robots.follow === undefined ? [] : [robots.follow ? 'follow' : 'nofollow'];
  return [robots.index ? 'index' : 'noindex', ...follow].join(', ');
}

function openGraphOf({ openGraph }: PageMetadata, whole: Whole): Meta[] {
  if (!openGraph) return [];
  const [picture] = openGraph.images;
  return [
    ...metasOf('property', {
      'og:title': openGraph.title,
      'og:description': openGraph.description,
      'og:url': whole(openGraph.url),
      'og:site_name': openGraph.siteName,
      'og:locale': openGraph.locale,
      'og:image': picture && whole(picture.url),
      'og:image:width': picture?.width,
      'og:image:height': picture?.height,
      'og:image:alt': picture?.alt,
    }),
    ...openGraph.alternateLocale.flatMap((locale) =>
      metasOf('property', { 'og:locale:alternate': locale }),
    ),
    ...metasOf('property', {
      'og:type': openGraph.type,
      'article:published_time': openGraph.publishedTime,
    }),
  ];
}

function twitterOf({ twitter }: PageMetadata, whole: Whole): Meta[] {
  if (!twitter) return [];
  const [picture] = twitter.images;
  return metasOf('name', {
    'twitter:card': twitter.card,
    'twitter:title': twitter.title,
    'twitter:description': twitter.description,
    'twitter:image': picture && whole(picture.url),
    'twitter:image:alt': picture?.alt,
    'twitter:image:width': picture?.width,
    'twitter:image:height': picture?.height,
  });
}

function linksOf({ alternates, stylesheet }: PageMetadata, whole: Whole): Link[] {
  const own = stylesheet ? [{ rel: 'stylesheet', href: stylesheet }] : [];
  if (!alternates) return own;
  const others = (kind: 'hreflang' | 'type', paths: Readonly<Record<string, string>>) =>
    Object.entries(paths).map(([name, path]) => ({
      rel: 'alternate',
      [kind]: name,
      href: whole(path),
    }));
  return [
    { rel: 'canonical', href: whole(alternates.canonical) },
    ...others('hreflang', alternates.languages),
    ...others('type', alternates.types),
    ...own,
  ];
}

/** Converts a page's metadata to head elements; URLs become absolute with the site's origin. */
export function headOf(metadata: PageMetadata, origin: string): Head {
  const whole: Whole = (path) => (path === '/' ? origin : new URL(path, origin).href);
  const { title, description, robots, referrer } = metadata;
  return {
    title,
    metas: [
      ...metasOf('name', { description, referrer, robots: robotsOf(robots) }),
      ...openGraphOf(metadata, whole),
      ...twitterOf(metadata, whole),
    ],
    links: linksOf(metadata, whole),
  };
}
