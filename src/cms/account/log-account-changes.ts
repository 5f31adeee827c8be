import type { CollectionAfterChangeHook } from 'payload';
import { afterCommit } from '@/lib/payload-database';
import { log } from '@/lib/write-log-line';
import type { User } from '@/payload-types';
import { storedFacts } from '../access/stored-email-and-role';

/** Logs the creation of an account and each change of a role: who did it, and what the account may do. */
export const logAccount: CollectionAfterChangeHook<User> = async ({
  doc: { id: user },
  operation,
  previousDoc,
  req,
}) => {
  const role = (await storedFacts(req, user))?.role;
  const by = req.user?.id;
  if (operation === 'create') {
    await afterCommit(req, () => log.info('account.created', { user, by, role }));
  } else if (role !== previousDoc.role) {
    const { role: from } = previousDoc;
    await afterCommit(req, () => log.info('account.role-changed', { user, by, from, role }));
  }
};
