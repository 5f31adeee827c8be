import type { Finding } from '../finding-types';
import type { CheckContext } from '../document-check-context';
import type { Part } from '../walk-document-fields';
import { anchorsOf } from '../fragment-ids-of-page';

/** A link to a page of this site: `/path#fragment`; the path is empty for a fragment of the same page. */
export type InternalLink = { part: Part; path: string; fragment: string };

const LINK_NAMES = /^(?:href|to)$|Href$/;

/** Lists the links of a document that lead to pages of this site. */
export function internalLinks(parts: readonly Part[]): InternalLink[] {
  return parts.flatMap((part) => {
    const { name, value } = part;
    if (!LINK_NAMES.test(name) || typeof value !== 'string' || !/^[/#]/.test(value)) return [];
    const [address = '', fragment = ''] = value.split('#');
    return [{ part, path: address.replace(/[?].*$/s, ''), fragment }];
  });
}

const broken = (
  { part }: InternalLink,
  rest: Pick<Finding, 'rule' | 'severity' | 'problem' | 'fix'>,
): Finding => ({ path: part.path, place: part.place, ...rest });

function judgePath(link: InternalLink, knowledge: CheckContext): Finding | null {
  const target = knowledge.targets.get(link.path) ?? { kind: 'nothing' as const };
  const { path } = link;
  const language =
    knowledge.locale === 'vi'
      ? { vi: 'tiếng Việt', en: 'Vietnamese' }
      : { vi: 'tiếng Anh', en: 'English' };
  switch (target.kind) {
    case 'live':
      return null;
    case 'redirect':
      return broken(link, {
        rule: 'link',
        severity: 'warning',
        problem: {
          vi: `${path} là địa chỉ cũ, nay chuyển hướng.`,
          en: `${path} is an old address that redirects.`,
        },
        fix: { vi: `Liên kết thẳng tới ${target.to}.`, en: `Link straight to ${target.to}.` },
      });
    case 'other-language':
      return broken(link, {
        rule: 'link',
        severity: 'error',
        problem: {
          vi: `${path} chưa được xuất bản bằng ${language.vi}.`,
          en: `${path} is not live in ${language.en}.`,
        },
        fix: {
          vi: 'Xuất bản trang đó bằng ngôn ngữ này trước, hoặc đổi liên kết.',
          en: 'Publish that page in this language first, or change the link.',
        },
      });
    case 'nothing':
      return broken(link, {
        rule: 'link',
        severity: 'error',
        problem: { vi: `Không có trang nào ở ${path}.`, en: `There is no page at ${path}.` },
        fix: {
          vi: 'Sửa địa chỉ, hoặc xuất bản trang ở đó trước.',
          en: 'Correct the address, or publish the page there first.',
        },
      });
  }
}

function judgeFragment(link: InternalLink, anchors: ReadonlySet<string> | null): Finding | null {
  if (!link.fragment || !anchors || anchors.has(link.fragment)) return null;
  return broken(link, {
    rule: 'fragment',
    severity: 'error',
    problem: {
      vi: `Trang được liên kết không có phần #${link.fragment}.`,
      en: `The page it leads to has no part #${link.fragment}.`,
    },
    fix: {
      vi: 'Chép lại mã neo của phần đó, hoặc bỏ phần sau dấu #.',
      en: 'Copy the anchor of that section again, or leave out what follows #.',
    },
  });
}

/** The type and id of the document that a link of a rich text leads to. */
export function linkedDocument({ name, value }: Part): { collection: string; id: number } | null {
  if (name !== 'doc' || typeof value !== 'object' || value === null) return null;
  if (!('relationTo' in value) || !('value' in value)) return null;
  const { relationTo, value: given } = value;
  const id = typeof given === 'object' && given !== null && 'id' in given ? given.id : given;
  return typeof relationTo === 'string' && typeof id === 'number'
    ? { collection: relationTo, id }
    : null;
}

export const documentKey = ({ collection, id }: { collection: string; id: number }): string =>
  `${collection}/${id}`;

/**
 * Finds links to documents that are not published in the language to be published: readers would see plain text without
 * a link.
 */
function documentFindings(parts: readonly Part[], { documents, locale }: CheckContext): Finding[] {
  const language =
    locale === 'vi' ? { vi: 'tiếng Việt', en: 'Vietnamese' } : { vi: 'tiếng Anh', en: 'English' };
  return parts.flatMap((part): Finding[] => {
    const target = linkedDocument(part);
    const facts = target && documents.get(documentKey(target));
    if (!target || facts?.isLive) return [];
    const name = facts?.name ?? '';
    return [
      {
        rule: 'link',
        severity: 'error',
        path: part.path,
        place: part.place,
        problem: facts
          ? {
              vi: `“${name}” mà chữ này dẫn tới chưa được xuất bản bằng ${language.vi}.`,
              en: `“${name}”, where these words lead, is not live in ${language.en}.`,
            }
          : {
              vi: 'Trang mà chữ này dẫn tới đã bị xoá.',
              en: 'The page where these words lead is deleted.',
            },
        fix: {
          vi: 'Xuất bản trang đó bằng ngôn ngữ này trước, hoặc bỏ liên kết.',
          en: 'Publish that page in this language first, or remove the link.',
        },
      },
    ];
  });
}

/** Finds links whose target does not exist in the language to be published. */
export function linkFindings(parts: readonly Part[], knowledge: CheckContext): Finding[] {
  const own = anchorsOf(parts);
  const toAddresses = internalLinks(parts).flatMap((link) => {
    if (link.path === '' || link.path === knowledge.ownPath) {
      return judgeFragment(link, own) ?? [];
    }
    const target = knowledge.targets.get(link.path);
    const anchors = target?.kind === 'live' ? target.anchors : null;
    return judgePath(link, knowledge) ?? judgeFragment(link, anchors) ?? [];
  });
  return [...toAddresses, ...documentFindings(parts, knowledge)];
}
