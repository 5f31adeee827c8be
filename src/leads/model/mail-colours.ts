/**
 * The colours of mails. Mail programs do not support custom properties, so the values of src/styles/design-tokens.css
 * are repeated here; a test compares them.
 */
export const palette = {
  ink: '#1b1b1b',
  'ink-raised': '#2a2826',
  paper: '#ffffff',
  warm: '#f7f5f1',
  son: '#c8321f',
  'son-bright': '#ff9c88',
  line: '#dedad2',
  'line-dark': '#47433e',
  muted: '#5a554e',
  'muted-dark': '#c9c3b9',
} as const;
