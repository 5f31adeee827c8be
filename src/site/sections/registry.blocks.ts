import type { Block } from 'payload';
import { byHeading } from '@/cms/fields/section-fields';
import * as blocks from './blocks';
import type { SectionName } from './registry.models';

/** The block of each section type; a section without a block does not compile. */
const blocksByName: Record<SectionName, Block> = blocks;

/** The CMS blocks from which an editor builds a page. */
export const sectionBlocks: Block[] = byHeading(Object.values(blocksByName));
