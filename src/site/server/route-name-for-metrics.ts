import { entryAddresses } from '@/lib/urls-of-entry-lists';
import type { Decision } from '../routes/decide-response';

const lists = Object.values(entryAddresses);

function ofPage(path: string): string {
  if (path === '/') return '/';
  const list = lists.find((address) => path.startsWith(`${address}/`));
  return list ? `${list}/[slug]` : '/[page]';
}

/** The label of a request's route in metrics: one of few, whatever the URL is. */
export function routeName(decision: Decision): string {
  if (decision.kind === 'page') return ofPage(decision.path);
  return decision.kind === 'code' ? decision.name : decision.kind;
}
