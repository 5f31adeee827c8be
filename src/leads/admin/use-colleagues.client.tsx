'use client';

import { useEffect, useState } from 'react';

export type Colleague = { id: number; name?: string | null; email: string };

/** Colleagues who may answer leads, fetched when first needed. */
export function useColleagues(isNeeded: boolean): Colleague[] {
  const [colleagues, setColleagues] = useState<Colleague[]>([]);
  useEffect(() => {
    if (!isNeeded || colleagues.length > 0) return;
    fetch('/api/users?where[role][in]=sales,admin&sort=name&limit=200&depth=0')
      .then((answer) => (answer.ok ? answer.json() : { docs: [] }))
      .then(({ docs }: { docs: Colleague[] }) => setColleagues(docs))
      .catch(() => setColleagues([]));
  }, [isNeeded, colleagues.length]);
  return colleagues;
}
