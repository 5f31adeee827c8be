/**
 * The drawn product pictures that editors can choose; each has a component in src/site/pictures/picture-registry.tsx.
 */
export const pictureNames = [
  'reply-desk',
  'survey-phone',
  'shared-inbox',
  'topic-bars',
  'task-list',
  'nps-trend',
  'journey-map',
  'review-feed',
  'omnichannel-report',
  'agent-builder',
  'lead-board',
  'event-table',
] as const;

export type PictureName = (typeof pictureNames)[number];

/** Kinds of drawn exhibits, such as a conversation or a printed card, whose text an editor writes. */
export const exhibitKinds = ['zns', 'chat', 'survey', 'card', 'task'] as const;

export type ExhibitKind = (typeof exhibitKinds)[number];
