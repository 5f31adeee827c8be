'use client';

import { useEffect } from 'react';
import { behaviours } from './registry';
import { runBehaviours } from './run';

/** Starts the behaviours of the pages, once the page is hydrated. */
export function Behaviours() {
  useEffect(() => runBehaviours(behaviours), []);
  return null;
}
