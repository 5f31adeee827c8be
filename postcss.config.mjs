import path from 'node:path';

const config = {
  plugins: {
    [path.resolve('scripts/lib/deduplicate-payload-styles.mjs')]: {},
    '@tailwindcss/postcss': {},
  },
};
export default config;
