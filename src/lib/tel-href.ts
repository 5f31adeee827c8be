/** `+84 28 7300 0000` as the address a phone dials. */
export const telHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
