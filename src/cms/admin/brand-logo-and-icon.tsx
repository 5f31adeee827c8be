import { sealPath } from '@/lib/brand-seal-path';
import { brand } from '../../../brand.config';

function Seal() {
  return (
    <svg className="brand-seal" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" />
      <path d={sealPath} />
    </svg>
  );
}

/** The brand's logo above the forms for sign-in and for a new password. */
export function BrandLogo() {
  return (
    <span className="brand-logo">
      <Seal />
      {brand.name}
    </span>
  );
}

/** The brand's icon, first in the breadcrumb of every screen; links to the dashboard. */
export function BrandIcon() {
  return <Seal />;
}
