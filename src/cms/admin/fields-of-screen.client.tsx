'use client';

import { ConfigProvider, useConfig } from '@payloadcms/ui';
import type { ClientField } from 'payload';
import { type ReactNode, useMemo } from 'react';

type Props = { slug: string; fields: ClientField[]; children: ReactNode };

/**
 * Adds the fields of a screen's document type to the configuration, which holds the types without fields
 * (`config-for-browsers.ts`).
 */
export function FieldsOfScreen({ slug, fields, children }: Props) {
  const { config } = useConfig();
  const whole = useMemo(() => {
    const filled = <Type extends { slug: string }>(type: Type) =>
      type.slug === slug ? { ...type, fields } : type;
    return {
      ...config,
      collections: config.collections.map(filled),
      globals: config.globals.map(filled),
    };
  }, [config, fields, slug]);
  // The provider would use a changed configuration only from its second rendering on, so each type has its own.
  return (
    <ConfigProvider config={whole} key={slug}>
      {children}
    </ConfigProvider>
  );
}
