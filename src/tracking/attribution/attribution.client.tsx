'use client';

import { useEffect } from 'react';
import { agreesTo, onChoice } from '../consent/state';
import { keepLanding } from './kept';
import { noteThisPage } from './landing';
import { visitTouches } from './visit';

/** Takes note of how a visit came, for a form on this or a later page; keeps it where marketing is agreed to. */
export function Attribution() {
  useEffect(() => {
    const landing = window.location.search;
    noteThisPage();
    const keep = () => {
      if (agreesTo('marketing')) keepLanding(landing, visitTouches().first);
    };
    keep();
    return onChoice(keep);
  }, []);
  return null;
}
