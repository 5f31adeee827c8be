/**
 * Colours of src/styles/design-tokens.css, repeated because a picture is drawn outside of any page. A test compares the
 * two.
 */
export const palette = {
  ink: '#1b1b1b',
  'ink-raised': '#2a2826',
  paper: '#ffffff',
  son: '#c8321f',
  gold: '#d9b871',
  'muted-dark': '#c9c3b9',
} as const;
