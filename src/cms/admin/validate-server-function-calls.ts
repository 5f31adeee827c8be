import type { SanitizedConfig } from 'payload';
import { z } from 'zod';
import { type CallRefusal, refuseCall } from '@/lib/server-function-refusal';

const id = z.union([z.string(), z.number()]).nullish();
const data = z.record(z.string(), z.unknown()).nullish();
const name = z.string().max(2000).nullish();

const conditions = z.array(z.unknown()).optional();
const query = z
  .looseObject({ where: z.looseObject({ or: conditions, and: conditions }).nullish() })
  .nullish();

/** Argument types that the CMS's server functions expect without checking. */
const shared = {
  id,
  docID: id,
  data,
  initialData: data,
  formState: data,
  documentFormState: data,
  docPreferences: data,
  query,
  searchParams: data,
  columns: z.array(z.unknown()).nullish(),
  locale: name,
  drawerSlug: name,
  path: name,
};

/**
 * Schemas of the server functions that the admin's screens call. The CMS has others, for features that are turned off
 * here: its schedule, its dashboard, folders, copies into another language.
 */
function functionsOf(config: Pick<SanitizedConfig, 'collections' | 'globals'>) {
  const collectionSlug = z.enum(config.collections.map(({ slug }) => slug));
  const globalSlug = z.enum(config.globals.map(({ slug }) => slug));
  const ofCollection = z.looseObject({ ...shared, collectionSlug });
  return {
    'form-state': z
      .looseObject({
        ...shared,
        collectionSlug: collectionSlug.nullish(),
        globalSlug: globalSlug.nullish(),
        schemaPath: name,
      })
      .refine((asked) => asked.collectionSlug ?? asked.globalSlug),
    'table-state': ofCollection.extend({
      collectionSlug: z.union([collectionSlug, z.array(collectionSlug)]),
    }),
    'render-document': ofCollection,
    'render-document-slots': ofCollection,
    'render-list': ofCollection,
    'render-field': z.looseObject({
      ...shared,
      schemaPath: z.string().regex(/^(?:collection|global)\.[\w-]+\../),
    }),
  };
}

let functions: ReturnType<typeof functionsOf> | undefined;

/** The only function that may be called without a session: the screen that creates the first account needs it. */
const OF_STRANGERS = 'form-state';

const unreadable = (what: string): CallRefusal => ({
  status: 400,
  code: 'action',
  message: `The call can not be read: ${what}`,
});

const callSchema = z.object({ name: z.string(), args: z.unknown() });

/**
 * The fault of a call of the admin's server functions; null when the call is valid.
 * @param isSignedIn says whether the request has a session
 */
export async function callFault(
  config: Pick<SanitizedConfig, 'collections' | 'globals'>,
  call: unknown,
  isSignedIn: () => Promise<boolean>,
): Promise<CallRefusal | null> {
  const read = callSchema.safeParse(call);
  if (!read.success) return unreadable('send a name and arguments');
  const { name: asked, args } = read.data;
  if (asked !== OF_STRANGERS && !(await isSignedIn())) {
    return { status: 401, code: 'unauthorised', message: 'Sign in first' };
  }
  functions ??= functionsOf(config);
  if (!Object.hasOwn(functions, asked)) return unreadable('there is no such function');
  const checked = functions[asked as keyof typeof functions].safeParse(args);
  if (checked.success) return null;
  const [first] = checked.error.issues;
  return unreadable(`${first?.path.join('.') || 'the arguments'} can not be used`);
}

/** The refusal for an error of the CMS: not found for this account, or an error with a status of 4xx; else null. */
function refusalOf(error: unknown): CallRefusal | null {
  if (!(error instanceof Error)) return null;
  if (error.message === 'not-found') {
    return { status: 404, code: 'not-found', message: 'There is nothing here' };
  }
  const status = 'status' in error ? error.status : undefined;
  return typeof status === 'number' && status >= 400 && status < 500
    ? { status, code: 'refused', message: error.message }
    : null;
}

/**
 * Carries out a validated call. A refusal of the CMS is answered with its status; any other error is a fault of the
 * server.
 */
export async function carryOut<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal) refuseCall(refusal);
    throw error;
  }
}
