import type { CollectionAfterReadHook, CollectionBeforeChangeHook } from 'payload';
import { say } from '@/cms/fields/bilingual-admin-text';
import type { PrivacyRequest } from '@/payload-types';
import { slaSettings } from '../sla/reply-time-settings';
import { privacyDeadline } from './privacy-request-deadline';

/** Sets the deadline of a privacy request from its time of receipt; again when that time is corrected. */
export const beginRequest: CollectionBeforeChangeHook<PrivacyRequest> = async ({
  data,
  originalDoc,
  req,
}) => {
  const receivedAt = data.receivedAt ?? originalDoc?.receivedAt;
  const isOver = (data.status ?? originalDoc?.status) === 'done';
  if (!receivedAt || isOver || receivedAt === originalDoc?.receivedAt) return data;
  const { hours } = await slaSettings(req.payload, req);
  const due = privacyDeadline(new Date(receivedAt), hours);
  return { ...data, dueAt: due?.toISOString() ?? null };
};

const HOUR_MS = 3_600_000;

/** Adds the hours left until the deadline of a privacy request, which the list shows. */
export const showHoursLeft: CollectionAfterReadHook<PrivacyRequest> = ({ doc, req }) => {
  if (doc.status === 'done') return { ...doc, clock: say(req, '✓ Xong', '✓ Done') };
  if (!doc.dueAt) return doc;
  const hours = Math.floor((Date.parse(doc.dueAt) - Date.now()) / HOUR_MS);
  const clock =
    hours < 0
      ? say(req, `⚠ QUÁ HẠN ${-hours} giờ`, `⚠ LATE by ${-hours} h`)
      : say(req, `Còn ${hours} giờ`, `${hours} h left`);
  return { ...doc, clock };
};
