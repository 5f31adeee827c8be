/**
 * Formats a number for an attribute that CSS calculates with: pages have no `style` attributes, which their
 * Content-Security-Policy refuses. The number is written as the sum of its digits, to two decimals: 37.52 is `30 7 .5
 * .02`. src/styles/data-x-to-custom-property.css has a rule for each digit, and makes the sum a custom property:
 * `data-x` as `--x` and, with a percent sign, `--x-percent`; `data-y` and `data-ratio` likewise. Values outside 0 to
 * 199.99 are clamped.
 */
export function cssNumber(value: number): string {
  const hundredths = Math.min(Math.max(Math.round(value * 100) || 0, 0), 19_999);
  const digit = (place: number) => Math.floor(hundredths / place) % 10;
  const digits = [
    digit(10_000) * 100,
    digit(1000) * 10,
    digit(100),
    digit(10) && `.${digit(10)}`,
    digit(1) && `.0${digit(1)}`,
  ];
  return digits.filter(Boolean).join(' ') || '0';
}
