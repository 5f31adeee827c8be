import type { Behaviour } from '@/lib/behaviour-type';
import { cssNumber } from '@/lib/css-number-attribute';
import { describeMonth, type MonthScale } from './describe-month';

/** Shows the cost of a month at the usage that the slider selects, and moves the slider's mark on the chart. */
export const showMonth: Behaviour = (element, signal) => {
  const slider = element.querySelector('input');
  const mark = element.querySelector<HTMLElement>('[data-month-mark]');
  if (!slider) return;
  const scale = JSON.parse(element.dataset.scale ?? '') as MonthScale;

  const show = () => {
    const month = describeMonth(scale, slider.valueAsNumber);
    slider.setAttribute('aria-valuetext', month.sentence);
    const parts = { used: month.usedText, plan: month.plan, amount: month.amount, sum: month.sum };
    for (const [name, text] of Object.entries(parts)) {
      const part = element.querySelector(`[data-part="${name}"]`);
      if (part) part.textContent = text;
    }
    if (!mark) return;
    mark.dataset.x = cssNumber(month.x);
    mark.dataset.y = cssNumber(month.y);
  };
  // The browser may have restored an earlier position of the slider, so the cost is shown at once.
  show();
  slider.addEventListener('input', show, { signal });
};
