import { PageConfigProvider } from '@payloadcms/ui';
import type { ClientConfig } from 'payload';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { fieldsOfList, withoutFields } from './config-for-browsers';
import { FieldsOfScreen } from './fields-of-screen.client';

/** What a screen or drawer shows: its document type, and whether it lists documents or shows one. */
type Shown = { slug: string | undefined; isList: boolean };

/** Gives a screen, or the form or list of a drawer, the fields of its document type. */
export function withFieldsOf(
  { slug, isList }: Shown,
  { collections, globals }: ClientConfig,
  screen: ReactNode,
): ReactNode {
  const type = [...collections, ...globals].find((one) => one.slug === slug);
  // A visitor who is not signed in gets types without fields.
  if (!type?.fields) return screen;
  return (
    <FieldsOfScreen fields={isList ? fieldsOfList(type.fields) : type.fields} slug={type.slug}>
      {screen}
    </FieldsOfScreen>
  );
}

/** What the screen at a URL shows; accounts have screens of their own. */
function shownAt([area, type, document]: readonly string[], accounts: string): Shown {
  if (area === 'collections') {
    return { slug: type, isList: document === undefined || document === 'trash' };
  }
  if (area === 'globals') return { slug: type, isList: false };
  const isAccount = area === 'account' || area === 'create-first-user';
  return { slug: isAccount ? accounts : undefined, isList: false };
}

/**
 * Returns the page that Payload made with the configuration for browsers in place of Payload's.
 * @param page what `RootPage` returns
 * @param segments the path below `/admin`
 */
export function withLightConfig(page: ReactElement, segments: readonly string[]): ReactElement {
  const { config, children } = page.props as ComponentProps<typeof PageConfigProvider>;
  return (
    <PageConfigProvider config={withoutFields(config)}>
      {withFieldsOf(shownAt(segments, config.admin.user), config, children)}
    </PageConfigProvider>
  );
}
