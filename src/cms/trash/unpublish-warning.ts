import type { PayloadRequest } from 'payload';
import { locales } from '@/i18n/locales';
import {
  liveLanguagesOf,
  newestVersion,
  requestLocale,
} from '../editorial/published-and-newest-versions';
import { say } from '../fields/bilingual-admin-text';
import { listOfUses, quotedName } from './deletion-refusal-message';
import { findDocumentUses } from './find-document-uses';
import type { DocumentRef } from './move-to-trash';
import { warnOnce } from './warn-once-about-uses';

/**
 * Warns an editor once before a published document is unpublished while other published content shows it or links to
 * it in the same language.
 * @throws APIError 409 with the places, the first time
 */
export async function warnBeforeUnpublishing(req: PayloadRequest, ref: DocumentRef): Promise<void> {
  const locale = requestLocale(req);
  const isAll = req.searchParams.get('unpublishAllLocales') === 'true';
  const live = await liveLanguagesOf({ ...ref, req });
  const taken = (isAll ? locales : [locale]).filter((language) => live[language]);
  const document = taken.length > 0 ? await newestVersion({ ...ref, req }, locale) : null;
  if (!document) return;
  const places = (await findDocumentUses(req, { ...ref, document })).filter(
    ({ language, live: isLive }) => isLive && (language === null || taken.includes(language)),
  );
  const act = { act: `unpublish-${taken.join('-')}`, ...ref } as const;
  await warnOnce(req, act, {
    places,
    warning: () => {
      const name = quotedName(req, { ...ref, document });
      const list = listOfUses(req, places);
      return say(
        req,
        `${name} đang được dùng ở:\n${list}\nChưa gỡ gì cả. Hãy gỡ lần nữa nếu vẫn muốn gỡ xuống.`,
        `${name} is used in:\n${list}\nNothing is unpublished yet. Unpublish again to take it down all the same.`,
      );
    },
  });
}
