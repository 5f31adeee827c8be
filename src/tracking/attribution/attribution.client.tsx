'use client';

import { useEffect } from 'react';
import { beginAttribution } from './begin';

/** Takes note of how a visit came, for a form on this or a later page; keeps it where marketing is agreed to. */
export function Attribution() {
  useEffect(beginAttribution, []);
  return null;
}
