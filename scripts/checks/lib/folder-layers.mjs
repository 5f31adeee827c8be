/**
 * The folders of each part in layers, from the lowest: a folder imports itself and folders in lower layers, so folders
 * of one layer do not import each other. `*` stands for the files directly in the part.
 */
export const layersOfParts = {
  'src/lib': [['*'], ['rich-text'], ['edit-on-page']],
  'src/content': [
    ['*'],
    ['graphql-contract'],
    ['transforms'],
    ['queries'],
    ['settings', 'paths', 'graphql'],
    ['entries', 'search'],
    ['pages'],
  ],
  'src/cms': [
    ['hooks', 'migrations', 'uploads'],
    ['fields'],
    ['access'],
    ['editorial'],
    ['publish-checks', 'admin-search', 'requests'],
    ['search', 'translation-diff', 'account'],
    ['redirects', 'samples', 'seed'],
    ['trash'],
    ['schedule'],
    ['collections', 'globals', 'admin'],
    ['rich-text', '*'],
  ],
  'src/tracking': [
    ['consent'],
    ['analytics', 'attribution', 'third-party'],
    ['store', 'embedded-form'],
    ['collections', 'views'],
    ['*'],
  ],
  'src/site': [['page-kinds'], ['routes', 'document'], ['server'], ['*']],
  'src/site/page-shell': [
    ['*'],
    ['consent', 'contact', 'header', 'toasts', 'offline-forms'],
    ['footer'],
  ],
  'src/site/pictures': [
    ['drawing-components', 'mockups'],
    ['*', 'screens'],
  ],
  'src/site/seo': [['*'], ['structured-data', 'social-media-picture']],
};
