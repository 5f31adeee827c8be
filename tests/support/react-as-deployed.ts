import { createRequire } from 'node:module';

/**
 * Runs before anything of a test file loads React: from then on the process has React as it is deployed. Its
 * development build takes four times as long to render a page, and the tests of the CMS render thousands.
 */
const load = createRequire(import.meta.url);
const { NODE_ENV } = process.env;
Object.assign(process.env, { NODE_ENV: 'production' });
for (const name of ['react', 'react/jsx-runtime', 'react-dom', 'react-dom/server']) load(name);
Object.assign(process.env, { NODE_ENV });
