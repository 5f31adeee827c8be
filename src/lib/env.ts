import { faultsOf, type Values, type Variable, variables } from './environment-variables';

export type Env = Omit<Values, 'SITE_URL'> & {
  SITE_URL: string;
  NODE_ENV: NodeJS.ProcessEnv['NODE_ENV'];
};

let cached: Env | undefined;

const entries = Object.entries<Variable>(variables).filter(([, { isOfCommands }]) => !isOfCommands);

/**
 * The environment variables, validated once at first use.
 * @throws Error naming every wrong variable and what it should be; values are never repeated, because they may be
 * secrets
 */
export function env(): Env {
  if (cached) return cached;
  // An empty variable means "not set".
  const given = Object.fromEntries(entries.map(([name]) => [name, process.env[name] || undefined]));
  const missing = entries.filter(([name, { isRequired }]) => isRequired && !given[name]);
  const faults = [
    ...faultsOf(given).map(({ name, wanted }) => `${name}: should be ${wanted}`),
    ...missing.map(([name, { wanted }]) => `${name}: is missing; it should be ${wanted}`),
  ];
  if (faults.length > 0) throw new Error(`The environment is not valid. ${faults.join('; ')}`);
  const read = Object.fromEntries(
    entries.map(([name, variable]) => [name, variable.read(given[name])]),
  ) as Values;
  const siteUrl = read.SITE_URL ?? `http://localhost:${read.PORT}`;
  cached = {
    ...read,
    SITE_URL: siteUrl.replace(/\/+$/, ''),
    NODE_ENV: process.env.NODE_ENV || 'development',
  };
  return cached;
}
