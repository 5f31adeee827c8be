import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { rewriteSections, type StoredSection } from './steps/rewrite-sections';

/** The section types that become variants of the illustration. */
const drawings = [
  'accountWeeks',
  'branchMap',
  'consentScene',
  'floorPlan',
  'heldBack',
  'hourlyWaits',
  'maskedViews',
  'platformMap',
  'questionCut',
  'signalBoard',
  'storageMap',
  'thresholdRuler',
];

/** Fields that all variants of the illustration share. */
const common = ['id', 'blockName', 'anchor', 'title', 'text', 'sample', 'hue'];

/**
 * Turns a section of a former type into an illustration of that variant; its own fields move into a group of the same
 * name.
 */
function toIllustration(section: StoredSection): StoredSection {
  const { blockType, ...fields } = section;
  if (!drawings.includes(blockType)) return section;
  const own = Object.entries(fields).filter(([name]) => !common.includes(name));
  const shared = Object.entries(fields).filter(([name]) => common.includes(name));
  return {
    blockType: 'illustration',
    variant: blockType,
    ...Object.fromEntries(shared),
    [blockType]: Object.fromEntries(own),
  };
}

function fromIllustration(section: StoredSection): StoredSection {
  const { blockType, variant, ...fields } = section;
  if (blockType !== 'illustration' || typeof variant !== 'string') return section;
  const shared = Object.entries(fields).filter(([name]) => !drawings.includes(name));
  return { blockType: variant, ...Object.fromEntries(shared), ...Object(fields[variant]) };
}

/** Merges section types that each had one drawing into one type, the illustration. */
export const up = ({ db }: MigrateUpArgs) => rewriteSections(db, toIllustration);

export const down = ({ db }: MigrateDownArgs) => rewriteSections(db, fromIllustration);
