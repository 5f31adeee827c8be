/**
 * Finds on which sheet each anchor of a printed page is. Reads the plain objects that Chromium writes: pages in their
 * order, and one dictionary of destinations such as `/part-1 [9 0 R /XYZ 51 785 0]`.
 * @param {Buffer} pdf as printed by Chromium
 * @returns {{ anchors: Map<string, number>, count: number }} sheets count from 1
 */
export function pagesOfAnchors(pdf) {
  const objects = pdf.toString('latin1').replaceAll(/stream\r?\n.*?endstream/gs, '');
  const sheets = [...objects.matchAll(/(\d+) 0 obj\s*<<\s*\/Type \/Page\b/g)].map(([, id]) => id);
  const anchors = new Map();
  for (const [, name, id] of objects.matchAll(/\/([a-z0-9-]+) \[(\d+) 0 R \/XYZ/g)) {
    if (sheets.includes(id)) anchors.set(name, sheets.indexOf(id) + 1);
  }
  return { anchors, count: sheets.length };
}
