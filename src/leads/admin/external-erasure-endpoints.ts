import type { PayloadRequest } from 'payload';
import { answer, conflict, forRecord, isAdminUser } from './endpoint-access';
import { closeNotice, requeueNotice } from '../privacy/send-external-erasure-request';

const act = (work: (req: PayloadRequest, id: number) => Promise<boolean>) =>
  forRecord(isAdminUser, 'notice', async (req, id) =>
    (await work(req, id)) ? answer({ done: 1 }) : conflict('Nothing is left to do with it'),
  );

/** POST /api/privacy-notices/:id/again: queues a failed notice again. */
export const noticeAgain = act((req, id) => requeueNotice(req.payload, id));

/**
 * POST /api/privacy-notices/:id/by-hand: marks a notice as done, because a colleague has erased the person in the other
 * system by hand.
 */
export const noticeByHand = act((req, id) => closeNotice(req.payload, id, 'BY_HAND'));
