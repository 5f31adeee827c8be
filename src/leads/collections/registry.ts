import type { CollectionConfig } from 'payload';
import { consents } from './consents';
import { deliveries } from './deliveries';
import { formStashes } from './form-stashes';
import { leads } from './leads';

/** What the CMS adds for leads; `leads/` is their only writer. */
export const leadCollections: CollectionConfig[] = [leads, deliveries, consents, formStashes];
