import { type Asked, startVendor } from './vendor-server';

type Person = { id: number; name: string; emails: { value: string }[]; org_id?: number };
type Organization = { id: number; name: string };
type Deal = {
  id: number;
  title: string;
  person_id: number;
  stage_id?: number;
  custom_fields?: Record<string, string>;
};
type Note = { id: number; content: string; deal_id: number };

/** Pipedrive's endpoints as its documentation describes them (v2; notes in v1), on arrays. */
export async function startPipedrive() {
  const persons: Person[] = [];
  const organizations: Organization[] = [];
  const deals: Deal[] = [];
  const notes: Note[] = [];
  let last = 1000;
  const ok = (data: unknown) => ({
    status: 200,
    body: { success: true, data, additional_data: null },
  });
  const add = <T>(list: T[], body: unknown) => {
    last += 1;
    const made = { ...(body as T), id: last };
    list.push(made);
    return { status: 201, body: { success: true, data: made } };
  };
  const items = (found: { id: number }[]) =>
    ok({ items: found.map((item) => ({ result_score: 1, item: { type: 'x', ...item } })) });
  const serve = ({ method, path, query, headers, body }: Asked) => {
    if (headers['x-api-token'] !== 'a-token-of-pipedrive') {
      return { status: 401, body: { success: false, error: 'unauthorized access' } };
    }
    const term = (query.get('term') ?? '').toLowerCase();
    switch (`${method} ${path}`) {
      case 'GET /api/v2/organizations/search':
        return items(organizations.filter(({ name }) => name.toLowerCase() === term));
      case 'GET /api/v2/persons/search':
        return items(
          persons.filter(({ emails }) => emails.some(({ value }) => value.toLowerCase() === term)),
        );
      case 'GET /api/v2/deals':
        return ok(deals.filter((deal) => String(deal.person_id) === query.get('person_id')));
      case 'GET /api/v1/notes':
        return ok(notes.filter((note) => String(note.deal_id) === query.get('deal_id')));
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

type Submission = { fields: { name: string; value: string }[]; context: { pageUri: string } };

/** HubSpot's Forms API: submitting, and reading a form's submissions, newest first. */
export async function startHubspot() {
  const submissions: Submission[] = [];
  const vendor = await startVendor(({ method, path, headers, body }) => {
    if (method === 'POST' && path.startsWith('/submissions/v3/integration/')) {
      submissions.push(body as Submission);
      return { status: 200, body: { inlineMessage: 'Thanks' } };
    }
    if (path.startsWith('/form-integrations/v1/submissions/forms/')) {
      if (headers.authorization !== 'Bearer a-token-of-hubspot') return { status: 401, body: {} };
      const results = submissions.toReversed().map(({ fields, context }) => ({
        submittedAt: Date.now(),
        values: fields,
        pageUrl: context.pageUri,
      }));
      return { status: 200, body: { results: results.slice(0, 50), paging: {} } };
    }
    return { status: 404, body: { status: 'error', message: 'Not found' } };
  });
  return { ...vendor, submissions };
}
