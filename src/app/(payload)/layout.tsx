import config from '@payload-config';
import '@payloadcms/next/css';
import '../../styles/fonts.css';
import './admin-brand-colours.css';
import './unanswered-leads-and-response-times.css';
import './editor-tools.css';
import './document-form-header.css';
import './admin-search.css';
import './dashboard.css';
import './lead-list-and-form.css';
import './visit-statistics.css';
import './touch-targets.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { getNextRequestI18n } from '@payloadcms/next/utilities';
import { getClientConfig } from '@payloadcms/ui/utilities/getClientConfig';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getPayload, type ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { SET_UP_PATH, withoutRequiredFactor } from '@/cms/account/require-second-factor';
import { callFault, carryOut } from '@/cms/admin/validate-server-function-calls';
import { withFieldsOf } from '@/cms/admin/with-fields-of-screen';
import { waitForRefresh } from '@/content/cache-refresh-listener';
import { noteReached, refuseCall } from '@/lib/server-function-refusal';
import { importMap } from './admin/importMap';

async function isSignedIn(): Promise<boolean> {
  const { user } = await (await getPayload({ config })).auth({ headers: await headers() });
  return user !== null;
}

type ServerFunctionArgs = Parameters<ServerFunctionClient>[0];

/** The parts of the admin that a drawer shows, by the server function that draws them. */
const DRAWN = { 'render-document': 'Document', 'render-list': 'List' } as const;

/** Gives the form or list that a drawer asked for the fields of its document type. */
async function withOwnFields({ name, args }: ServerFunctionArgs, answer: unknown) {
  if (name !== 'render-document' && name !== 'render-list') return answer;
  const drawn = answer as Record<string, ReactNode>;
  const payloadConfig = await config;
  const i18n = await getNextRequestI18n({ config: payloadConfig });
  const whole = getClientConfig({ config: payloadConfig, i18n, importMap, user: true });
  const shown = { slug: String(args.collectionSlug), isList: name === 'render-list' };
  return { ...drawn, [DRAWN[name]]: withFieldsOf(shown, whole, drawn[DRAWN[name]]) };
}

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  noteReached();
  const fault = await callFault(await config, args, isSignedIn);
  if (fault) refuseCall(fault);
  if (await withoutRequiredFactor(config, await headers())) redirect(SET_UP_PATH);
  const result = await carryOut(() => handleServerFunctions({ ...args, config, importMap }));
  await waitForRefresh();
  return withOwnFields(args, result);
};

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
