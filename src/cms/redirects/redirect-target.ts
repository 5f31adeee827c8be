import type { PayloadRequest } from 'payload';
import { fixedRedirects, ownPath, plainPath } from '@/i18n/built-in-redirects';
import { locales, splitLocale } from '@/i18n/locales';
import { pathOfMarkdown } from '@/i18n/markdown-paths';
import { isCodeRoute, isPublicFile, machineRouteOf } from '@/i18n/routes-in-code';
import { env } from '@/lib/env';
import { isWrittenAt, liveLanguagesAt } from '../editorial/published-languages-of-url';
import { say } from '../fields/bilingual-admin-text';

/** What readers would meet at the target of a redirect, in the editor's language, when it is not a page. */
export type TargetProblem = { kind: 'refusal' | 'warning'; message: string };

/** Whether code answers at a path, in both languages: no document is needed there. */
const isAnsweredByCode = (path: string): boolean =>
  isCodeRoute(path) ||
  isPublicFile(path) ||
  machineRouteOf(path) !== null ||
  /^\/(?:admin|api)(?:\/|$)/.test(path) ||
  fixedRedirects.some(({ from }) => from === path);

/**
 * Why readers would not find a page at the target of a redirect; null when they do, and for external targets. A draft,
 * or a page in one language only, is a warning: editors prepare redirects before they publish the page.
 * @param to the target, after chains of other redirects were followed
 */
export async function targetProblem(
  req: PayloadRequest,
  to: string,
): Promise<TargetProblem | null> {
  if (to.startsWith('#')) {
    const message = say(
      req,
      `${to} không phải là địa chỉ của một trang. Hãy ghi cả đường dẫn, ví dụ /pricing${to}.`,
      `${to} is not the address of a page. Write the path too, such as /pricing${to}.`,
    );
    return { kind: 'refusal', message };
  }
  const own = ownPath(to, new URL(env().SITE_URL).origin);
  if (own === null) return null;
  const { locale, path: asked } = splitLocale(own);
  const named = plainPath(asked);
  const path = pathOfMarkdown(named) ?? named;
  if (isAnsweredByCode(path)) return null;
  const live = await liveLanguagesAt(req, path);
  const needed = asked === own ? locales : [locale];
  if (needed.every((one) => live[one])) return null;
  if (needed.some((one) => live[one])) {
    const message = live.vi
      ? say(
          req,
          `Trang ở ${path} chỉ có bằng tiếng Việt: người đọc tiếng Anh sẽ gặp trang lỗi 404.`,
          `The page at ${path} is live in Vietnamese only: readers of English will get a 404 page.`,
        )
      : say(
          req,
          `Trang ở ${path} chỉ có bằng tiếng Anh: người đọc tiếng Việt sẽ gặp trang lỗi 404.`,
          `The page at ${path} is live in English only: readers of Vietnamese will get a 404 page.`,
        );
    return { kind: 'warning', message };
  }
  if (await isWrittenAt(req, path)) {
    const message = say(
      req,
      `Trang ở ${own} chưa được xuất bản: người đọc sẽ gặp trang lỗi 404 cho đến khi bạn xuất bản trang đó.`,
      `The page at ${own} is not published: readers will get a 404 page until you publish it.`,
    );
    return { kind: 'warning', message };
  }
  const message = say(
    req,
    `Không có trang nào ở ${own}. Hãy sửa địa chỉ, hoặc tạo trang đó trước.`,
    `There is no page at ${own}. Correct the address, or create that page first.`,
  );
  return { kind: 'refusal', message };
}
