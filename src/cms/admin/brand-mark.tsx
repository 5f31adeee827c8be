import { sealPath } from '@/lib/brand-seal';
import { brand } from '../../../brand.config';

function Seal() {
  return (
    <svg className="brand-seal" viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" />
      <path d={sealPath} />
    </svg>
  );
}

/** Above the forms to sign in and to ask for a new password: the seal and the name. */
export function BrandLogo() {
  return (
    <span className="brand-logo">
      <Seal />
      {brand.name}
    </span>
  );
}

/** First in the breadcrumb of every screen, the way to the first page: the seal. */
export function BrandIcon() {
  return <Seal />;
}
