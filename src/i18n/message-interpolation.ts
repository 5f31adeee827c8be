import { brand } from '../../brand.config';

/** How placeholders in messages are filled in, on the server and in browsers. */
export const interpolation = {
  escapeValue: false, // React escapes the values
  maxReplaces: 1000, // the limit of spec §9
  defaultVariables: { brand: brand.name },
};
