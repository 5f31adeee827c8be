/** Whether the place of an event, as its editors wrote it, means online. */
export const isOnline = (place: string | null): boolean =>
  /^(?:trực tuyến|online)(?:$|[\s,.(])/i.test(place ?? '');
