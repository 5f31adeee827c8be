import { commitTransaction, initTransaction, killTransaction, type PayloadRequest } from 'payload';

/**
 * Runs `task` in the transaction of a request: in the one that is open, which its owner commits, or in a new one, which is
 * committed after `task`.
 *
 * @throws the error of `task` or of the database; nothing is stored then
 */
export async function inRequestTransaction<T>(
  req: PayloadRequest,
  task: () => Promise<T>,
): Promise<T> {
  const isOwn = await initTransaction(req);
  try {
    const result = await task();
    if (isOwn) await commitTransaction(req);
    return result;
  } catch (error) {
    await killTransaction(req);
    throw error;
  }
}
