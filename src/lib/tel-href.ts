/** The `tel:` link of a number such as `+84 28 7300 0000`. */
export const telHref = (phone: string): string => `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
