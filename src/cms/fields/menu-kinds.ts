import type { Card } from '@/payload-types';

/** The menus and lists to which a menu entry belongs, with their names. */
export const menuKinds = [
  { value: 'solutions', label: { vi: 'Giải pháp', en: 'Solutions' } },
  { value: 'use-cases', label: { vi: 'Tình huống sử dụng', en: 'Use cases' } },
  { value: 'industries', label: { vi: 'Ngành', en: 'Industries' } },
  { value: 'metrics', label: { vi: 'Chỉ số (bản ngắn)', en: 'Metrics (short list)' } },
  { value: 'resources', label: { vi: 'Tài nguyên', en: 'Resources' } },
  {
    value: 'resource-metrics',
    label: { vi: 'Chỉ số trong Tài nguyên', en: 'Metrics among resources' },
  },
] as const;

/** An entry of a menu, as the panel that orders them shows it. */
export type MenuEntry = Pick<Card, 'id' | 'kind' | 'title'> & {
  isComingSoon: boolean;
  isDraft: boolean;
};
