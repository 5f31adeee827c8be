import type { Block } from 'payload';
import { byHeading } from '@/cms/fields/section-fields';
import * as blocks from './blocks';
import type { SectionName } from './registry.models';

/** A section without a block does not compile. */
const blocksByName: Record<SectionName, Block> = blocks;

/** The CMS blocks of which an editor builds a page. */
export const sectionBlocks: Block[] = byHeading(Object.values(blocksByName));
