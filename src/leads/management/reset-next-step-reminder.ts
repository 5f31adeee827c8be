import type { CollectionBeforeChangeHook } from 'payload';
import type { Lead } from '@/payload-types';
import { idOfOwner } from '../model/id-of-owner';
import { openStages } from '../schema/open-lead-stages';

const isOpen = (stage: Lead['stage'] | undefined): boolean =>
  openStages.some((open) => open === stage);

/**
 * Resets the reminder of a next step when its lead is reopened, and when the step belongs to the lead's owner and the
 * lead gets another owner, who needs the reminder even if the former owner got it. Runs after
 * `mergeConcurrentUpdate`, which keeps the mark of a sent reminder (ADR-0040).
 */
export const remindAnew: CollectionBeforeChangeHook<Lead> = ({ data, operation, originalDoc }) => {
  if (operation !== 'update' || !originalDoc) return data;
  const isGiven =
    data.owner !== undefined &&
    idOfOwner(data.owner) !== idOfOwner(originalDoc.owner) &&
    idOfOwner(originalDoc.nextStepOwner) === null;
  const isOpened = isOpen(data.stage) && !isOpen(originalDoc.stage);
  return isGiven || isOpened ? { ...data, nextStepRemindedAt: null } : data;
};
