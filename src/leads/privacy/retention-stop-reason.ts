import { isData } from '@/lib/is-json-object';
import { type RetentionKind, retentionPeriods } from './retention-periods';

/** Of one kind of data: how many records would be erased, how many there are, how many need no confirmation. */
export type Reach = { past: number; of: number; most: number };

/** Why a nightly erasure erased nothing. Leads of all kinds count together, as `leads`. */
export type RetentionStop = {
  /** The database's time at the stop: a wrong clock is the first cause to rule out. */
  at: string;
  tooMuch: Partial<Record<RetentionKind, Reach>>;
  isConfirmed: boolean;
};

function reachOf(value: unknown): Reach | null {
  if (!isData(value)) return null;
  const { past, of, most } = value;
  return typeof past === 'number' && typeof of === 'number' && typeof most === 'number'
    ? { past, of, most }
    : null;
}

/** The stop recorded in the receipt of a nightly erasure; null if there is none. */
export function stopOf(receipt: unknown): RetentionStop | null {
  if (!isData(receipt) || !isData(receipt.stopped)) return null;
  const { at, tooMuch } = receipt.stopped;
  if (typeof at !== 'string' || !isData(tooMuch)) return null;
  const kinds = Object.keys(retentionPeriods) as RetentionKind[];
  const reaches = kinds.flatMap((kind): [RetentionKind, Reach][] => {
    const reach = reachOf(tooMuch[kind]);
    return reach ? [[kind, reach]] : [];
  });
  return {
    at,
    tooMuch: Object.fromEntries(reaches),
    isConfirmed: typeof receipt.confirmedBy === 'number',
  };
}
