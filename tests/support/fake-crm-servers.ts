import { type Asked, startVendor } from './fake-vendor-server';

type Person = {
  id: number;
  name: string;
  emails: { value: string }[];
  org_id?: number;
  marketing_status?: string;
};
type Organization = { id: number; name: string };
type Deal = {
  id: number;
  title: string;
  person_id: number;
  stage_id?: number;
  custom_fields?: Record<string, string>;
};
type Note = { id: number; content: string; deal_id?: number; person_id?: number };

/** A fake of Pipedrive's API as documented (v2; notes in v1), in memory. */
export async function startPipedrive() {
  const persons: Person[] = [];
  const organizations: Organization[] = [];
  const deals: Deal[] = [];
  const notes: Note[] = [];
  let last = 1000;
  const ok = (data: unknown, more: object | null = null) => ({
    status: 200,
    body: { success: true, data, additional_data: more },
  });
  const add = <T>(list: T[], body: unknown) => {
    last += 1;
    const made = { ...(body as T), id: last };
    list.push(made);
    return { status: 201, body: { success: true, data: made } };
  };
  /** One page of a list, and the position after it; undefined on the last page. */
  const pageFrom = <T>(list: readonly T[], from: number, query: URLSearchParams) => {
    const end = from + Number(query.get('limit') ?? 100);
    return { page: list.slice(from, end), next: end < list.length ? end : undefined };
  };
  const listed = <T>(list: readonly T[], query: URLSearchParams) => {
    const { page, next } = pageFrom(list, Number(query.get('cursor') ?? 0), query);
    return { page, more: { next_cursor: next === undefined ? null : String(next) } };
  };
  const items = (found: { id: number }[], query: URLSearchParams) => {
    const { page, more } = listed(found, query);
    return ok(
      { items: page.map((item) => ({ result_score: 1, item: { type: 'x', ...item } })) },
      more,
    );
  };
  const serve = ({ method, path, query, headers, body }: Asked) => {
    if (headers['x-api-token'] !== 'a-token-of-pipedrive') {
      return { status: 401, body: { success: false, error: 'unauthorized access' } };
    }
    const [, kind, id] = /^\/api\/v[12]\/(persons|deals|notes)\/(\d+)$/.exec(path) ?? [];
    if (method === 'DELETE' && kind) {
      const list: { id: number }[] = { persons, deals, notes }[kind] ?? [];
      const at = list.findIndex((item) => String(item.id) === id);
      if (at === -1) return { status: 404, body: { success: false, error: 'Not found' } };
      list.splice(at, 1);
      return ok({ id: Number(id) });
    }
    if (method === 'PATCH' && kind === 'persons') {
      const person = persons.find((item) => String(item.id) === id);
      if (!person) return { status: 404, body: { success: false, error: 'Not found' } };
      return ok(Object.assign(person, body));
    }
    const term = (query.get('term') ?? '').toLowerCase();
    switch (`${method} ${path}`) {
      case 'GET /api/v2/organizations/search':
        return items(
          organizations.filter(({ name }) => name.toLowerCase() === term),
          query,
        );
      case 'GET /api/v2/persons/search':
        return items(
          persons.filter(({ emails }) => emails.some(({ value }) => value.toLowerCase() === term)),
          query,
        );
      case 'GET /api/v2/deals': {
        const ofPerson = deals.filter((deal) => String(deal.person_id) === query.get('person_id'));
        const { page, more } = listed(ofPerson, query);
        return ok(page, more);
      }
      case 'GET /api/v1/notes': {
        const found = notes.filter(({ deal_id, person_id }) =>
          query.has('person_id')
            ? String(person_id) === query.get('person_id')
            : String(deal_id) === query.get('deal_id'),
        );
        const { page, next } = pageFrom(found, Number(query.get('start') ?? 0), query);
        const more = next === undefined ? {} : { next_start: next };
        return ok(page, {
          pagination: { more_items_in_collection: next !== undefined, ...more },
        });
      }
      case 'POST /api/v2/organizations':
        return add(organizations, body);
      case 'POST /api/v2/persons':
        return add(persons, body);
      case 'POST /api/v2/deals':
        return add(deals, body);
      case 'POST /api/v1/notes':
        return add(notes, body);
      default:
        return { status: 404, body: { success: false, error: 'Unknown method' } };
    }
  };
  return { ...(await startVendor(serve)), persons, organizations, deals, notes };
}

type Submission = {
  fields: { name: string; value: string }[];
  context: { pageUri: string };
  /** The time of a submission in milliseconds, by default that of its arrival; the list is sorted by it. */
  submittedAt?: string;
};

/**
 * A fake of HubSpot's APIs: submitting a form, listing its submissions (newest first), deleting contacts for good,
 * and unsubscribing.
 */
export async function startHubspot() {
  const submissions: Submission[] = [];
  /** E-mail addresses of permanently deleted contacts. */
  const erased: string[] = [];
  /** E-mail addresses that were unsubscribed, each with its subscription, or `all`. */
  const unsubscribed: string[] = [];
  const vendor = await startVendor(({ method, path, query, headers, body }) => {
    if (method === 'POST' && path.startsWith('/submissions/v3/integration/')) {
      submissions.push({ submittedAt: String(Date.now()), ...(body as Submission) });
      return { status: 200, body: { inlineMessage: 'Thanks' } };
    }
    if (method === 'POST' && path === '/crm/v3/objects/contacts/gdpr-delete') {
      if (headers.authorization !== 'Bearer a-token-of-hubspot') return { status: 401, body: {} };
      const { objectId, idProperty } = body as { objectId: string; idProperty: string };
      if (idProperty === 'email') erased.push(objectId);
      return { status: 204, body: '' };
    }
    const [, address, all] =
      /^\/communication-preferences\/v4\/statuses\/([^/]+)(\/unsubscribe-all)?$/.exec(path) ?? [];
    if (method === 'POST' && address) {
      if (headers.authorization !== 'Bearer a-token-of-hubspot') return { status: 401, body: {} };
      const { statusState, subscriptionId } = (body ?? {}) as Record<string, unknown>;
      if (all ? query.get('channel') !== 'EMAIL' : statusState !== 'UNSUBSCRIBED') {
        return { status: 400, body: { status: 'error', message: 'Invalid input' } };
      }
      unsubscribed.push(`${decodeURIComponent(address)} ${all ? 'all' : String(subscriptionId)}`);
      return { status: 200, body: { status: 'COMPLETE', results: [] } };
    }
    if (path.startsWith('/form-integrations/v1/submissions/forms/')) {
      if (headers.authorization !== 'Bearer a-token-of-hubspot') return { status: 401, body: {} };
      const results = submissions.map(({ fields, context, submittedAt }) => ({
        submittedAt: Number(submittedAt),
        values: fields,
        pageUrl: context.pageUri,
      }));
      results.sort((one, other) => other.submittedAt - one.submittedAt);
      const from = Number(query.get('after') ?? 0);
      const next = from + 50 < results.length ? { next: { after: String(from + 50) } } : {};
      return { status: 200, body: { results: results.slice(from, from + 50), paging: next } };
    }
    return { status: 404, body: { status: 'error', message: 'Not found' } };
  });
  return { ...vendor, submissions, erased, unsubscribed };
}
