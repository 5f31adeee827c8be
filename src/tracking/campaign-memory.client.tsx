'use client';

import { useEffect } from 'react';
import { rememberCampaign } from './attribution';

/** Remembers the campaign of the page a visit begins on, for a form on a later page. */
export function CampaignMemory() {
  useEffect(() => rememberCampaign(window.location.search), []);
  return null;
}
