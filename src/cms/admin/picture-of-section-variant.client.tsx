'use client';

import { useField } from '@payloadcms/ui';

type VariantPictureProps = { path: string; section: string };

export function VariantPicture({ path, section }: VariantPictureProps) {
  const { value } = useField<string>({ path });
  return value ? (
    // oxlint-disable-next-line nextjs/no-img-element -- small already, and for editors alone
    <img
      className="admin-variant-picture"
      src={`/admin/sections/${section}.${value}.webp`}
      alt=""
    />
  ) : null;
}
