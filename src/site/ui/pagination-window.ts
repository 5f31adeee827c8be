/** A page number, counted from 1; `null` is an ellipsis. */
export type PageLink = number | null;

/** The first page, the last, the current one and its neighbours; a gap of one page is filled with that page. */
export function pageWindow(current: number, total: number): PageLink[] {
  const at = Math.min(Math.max(Math.trunc(current), 1), Math.max(total, 1));
  const shown = Array.from({ length: Math.max(total, 1) }, (_, index) => index + 1).filter(
    (page) => page === 1 || page === total || Math.abs(page - at) <= 1,
  );
  return shown.flatMap((page, index) => {
    const gap = page - (shown[index - 1] ?? page);
    if (gap === 2) return [page - 1, page];
    return gap > 2 ? [null, page] : [page];
  });
}
