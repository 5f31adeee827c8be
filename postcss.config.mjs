import path from 'node:path';

const config = {
  plugins: {
    [path.resolve('scripts/lib/payload-styles.mjs')]: {},
    '@tailwindcss/postcss': {},
  },
};
export default config;
