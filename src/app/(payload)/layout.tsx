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
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import { getPayload, type ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { SET_UP_PATH, withoutRequiredFactor } from '@/cms/account/require-second-factor';
import { callFault, carryOut } from '@/cms/admin/validate-server-function-calls';
import { waitForRefresh } from '@/content/cache-refresh-listener';
import { noteReached, refuseCall } from '@/lib/server-function-refusal';
import { importMap } from './admin/importMap';

async function isSignedIn(): Promise<boolean> {
  const { user } = await (await getPayload({ config })).auth({ headers: await headers() });
  return user !== null;
}

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  noteReached();
  const fault = await callFault(await config, args, isSignedIn);
  if (fault) refuseCall(fault);
  if (await withoutRequiredFactor(config, await headers())) redirect(SET_UP_PATH);
  const result = await carryOut(() => handleServerFunctions({ ...args, config, importMap }));
  await waitForRefresh();
  return result;
};

export default function AdminLayout({ children }: { children: ReactNode }) {
  return (
    <RootLayout config={config} importMap={importMap} serverFunction={serverFunction}>
      {children}
    </RootLayout>
  );
}
