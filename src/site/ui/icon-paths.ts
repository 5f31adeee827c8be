import { toastIconPaths } from './toast-icon-paths';

/** The SVG paths of the icons, drawn for strokes 1.75 wide with round ends on a 24 px grid. */
export const iconPaths = {
  ...toastIconPaths,
  'arrow-right': 'M4.5 12h15M13 5.5l6.5 6.5-6.5 6.5',
  calendar:
    'M5.5 5.5h13a1.5 1.5 0 0 1 1.5 1.5v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5ZM4 10h16M8 3.5v4M16 3.5v4',
  chat: 'M5.5 4.5h13A1.5 1.5 0 0 1 20 6v9a1.5 1.5 0 0 1-1.5 1.5H11l-4.5 3.75V16.5h-1A1.5 1.5 0 0 1 4 15V6a1.5 1.5 0 0 1 1.5-1.5ZM8 9h8M8 12.25h5',
  'chevron-down': 'M6 9.25l6 6 6-6',
  'chevron-left': 'M14.75 6l-6 6 6 6',
  'chevron-right': 'M9.25 6l6 6-6 6',
  download: 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15',
  external:
    'M13.5 4.5h6v6M19.5 4.5L11 13M10 5.5H6A1.5 1.5 0 0 0 4.5 7v11A1.5 1.5 0 0 0 6 19.5h11a1.5 1.5 0 0 0 1.5-1.5v-4',
  globe:
    'M12 3.75a8.25 8.25 0 1 0 0 16.5 8.25 8.25 0 0 0 0-16.5ZM3.75 12h16.5M12 3.75c2.4 2.3 3.5 5 3.5 8.25S14.4 18 12 20.25C9.6 18 8.5 15.25 8.5 12S9.6 6 12 3.75Z',
  mail: 'M5.5 5.5h13A1.5 1.5 0 0 1 20 7v10a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 17V7a1.5 1.5 0 0 1 1.5-1.5ZM4.5 7l7.5 6 7.5-6',
  'map-pin':
    'M12 20.5c4.2-4.1 6.5-7.4 6.5-10.4a6.5 6.5 0 0 0-13 0c0 3 2.3 6.3 6.5 10.4ZM12 7.75a2.35 2.35 0 1 0 0 4.7 2.35 2.35 0 0 0 0-4.7Z',
  menu: 'M4 8h16M4 16h16',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  phone:
    'M8.2 4H5.5A1.5 1.5 0 0 0 4 5.6C4.6 13.4 10.6 19.4 18.4 20a1.5 1.5 0 0 0 1.6-1.5v-2.7l-4-1.6-1.9 2c-2.6-1.2-4.6-3.2-5.8-5.8l2-1.9L8.2 4Z',
  play: 'M8 5.25v13.5L18.75 12 8 5.25Z',
  search: 'M10.75 4.5a6.25 6.25 0 1 0 0 12.5 6.25 6.25 0 0 0 0-12.5ZM15.25 15.25l4.75 4.75',
} as const;

export type IconName = keyof typeof iconPaths;
