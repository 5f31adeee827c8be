/**
 * The SVG paths of the icons of notifications, apart from the others, which the script of notifications does not need.
 */
export const toastIconPaths = {
  check: 'M5 12.75l4.5 4.5L19 7.25',
  close: 'M6 6l12 12M18 6L6 18',
  error: 'M8.4 3.75h7.2l4.65 4.65v7.2l-4.65 4.65H8.4L3.75 15.6V8.4L8.4 3.75ZM12 8v4.75M12 16v.01',
  info: 'M12 3.75a8.25 8.25 0 1 0 0 16.5 8.25 8.25 0 0 0 0-16.5ZM12 11v5.25M12 7.75v.01',
  warning: 'M12 4.25L20.75 19.5H3.25L12 4.25ZM12 10v4.25M12 16.9v.01',
} as const;
