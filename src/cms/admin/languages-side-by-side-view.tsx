import type { DocumentViewServerProps } from 'payload';
import { previewPathOf } from '../editorial/document-url';
import { previewUrl } from '../hooks/preview-url';
import { SideBySide } from './languages-side-by-side.client';

/** A tab of a document that shows both languages side by side, as publishing now would show them. */
export function SideBySideView({ doc, initPageResult, routeSegments }: DocumentViewServerProps) {
  const [, collection = ''] = routeSegments;
  const path = previewPathOf(collection, doc);
  const { language } = initPageResult.req.i18n;
  const titles =
    language === 'vi' ? { vi: 'Tiếng Việt', en: 'Tiếng Anh' } : { vi: 'Vietnamese', en: 'English' };
  const vi = previewUrl(path, 'vi');
  const en = previewUrl(path, 'en');
  return vi && en ? <SideBySide vi={vi} en={en} titles={titles} /> : null;
}
