/** Drawn product pictures an editor can choose; each has a component in src/site/pictures/picture-registry.tsx. */
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

/** Drawings of things such as a receipt or a phone, made from words that an editor wrote. */
export const exhibitKinds = ['zns', 'chat', 'survey', 'card', 'task'] as const;

export type ExhibitKind = (typeof exhibitKinds)[number];
