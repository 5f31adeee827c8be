import config from '@payload-config';
import '@payloadcms/next/css';
import '../../styles/fonts.css';
import './brand.css';
import './response-times.css';
import './editorial.css';
import './check-in-screen.css';
import './admin-search.css';
import './dashboard.css';
import './lead-desk.css';
import './lead-stages.css';
import './lead-summary.css';
import './visits.css';
import { handleServerFunctions, RootLayout } from '@payloadcms/next/layouts';
import { headers } from 'next/headers';
import { redirect } from 'next/navigation';
import type { ServerFunctionClient } from 'payload';
import type { ReactNode } from 'react';
import { SET_UP_PATH, withoutRequiredFactor } from '@/cms/account/required-factor';
import { waitForRefresh } from '@/content/refresh-listener';
import { importMap } from './admin/importMap';

const serverFunction: ServerFunctionClient = async (args) => {
  'use server';
  if (await withoutRequiredFactor(config, await headers())) redirect(SET_UP_PATH);
  const result = await handleServerFunctions({ ...args, config, importMap });
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
