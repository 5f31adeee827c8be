import { formThanks } from '../../form-thanks';

// It may show what came of this visitor's form: never kept by any cache.
export const dynamic = 'force-dynamic';

const { metadata, Page } = formThanks('get-document');

export const generateMetadata = metadata;
export default Page;
