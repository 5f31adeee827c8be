import type { Locale } from '@/i18n/locales';
import { readThroughCache } from '../read-through-content-cache';
import { findAddresses, findAddressParts } from '../queries/payload/find-published-urls';
import { addressesTag } from '../cache-tags';
import type { AddressPart, LiveAddress } from '../header-and-footer-types';

/**
 * The maximum number of URLs in one sitemap file. The protocol allows ten times as many, but one answer must not block
 * the process for long.
 */
const MAX_URLS_PER_SITEMAP = 5000;

/** Lists the parts into which the published URLs of each language are divided, one per sitemap file. */
export const listAddressParts = (): Promise<AddressPart[]> =>
  readThroughCache({
    key: ['address-parts'],
    tags: [addressesTag],
    read: () => findAddressParts(MAX_URLS_PER_SITEMAP),
    isEmpty: (parts) => parts.length === 0,
  });

/**
 * Lists one part of the URLs at which content of the CMS is published in a language; empty where there is no such part.
 */
export const listAddresses = (locale: Locale, number: number): Promise<LiveAddress[]> =>
  readThroughCache({
    key: ['addresses', locale, String(number)],
    tags: [addressesTag],
    read: () => findAddresses(locale, number, MAX_URLS_PER_SITEMAP),
    isEmpty: (addresses) => addresses.length === 0,
  });
