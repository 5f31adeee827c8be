import type { Locale } from '@/i18n/locales';
import { contractTypes, type Entry, type ListName } from '../../graphql-contract/contract-types';
import type { CheckedEntry } from './check-remote-entries';
import { listReader, type ReadOptions, type Reading } from './read-remote-list';
import { remoteLists, type RemoteOptions, type Trouble } from './keep-last-good-remote-lists';
import { withRetries, type Wait } from './retry-requests';

export type ClientOptions = ReadOptions &
  RemoteOptions & {
    /** Converts the checked entries of a list, each time the list is returned. */
    present?: (name: ListName, locale: Locale, entries: CheckedEntry[]) => CheckedEntry[];
    wait?: Wait;
  };

export type ContractClient = {
  /**
   * Reads every published entry of a list in one language, in the order of the specification. Waits for the remote
   * server for at most `patience`, and not at all while the list is known to fail.
   * @throws ContentError when the list can not be read in time, and never was
   */
  list: <Name extends ListName>(name: Name, locale: Locale) => Promise<Entry<Name>[]>;
  /** Starts to read a list before a page needs it. */
  readAhead: (name: ListName, locale: Locale) => void;
  /** The lists that the remote server currently fails to deliver. */
  troubles: () => Trouble[];
};

/** Makes a client of a remote content server. The client keeps the server's last answers, for use while it fails. */
export function contractClient(options: ClientOptions): ContractClient {
  const readList = listReader(options);
  const remote = remoteLists(
    (reading: Reading) => withRetries(() => readList(reading), options.wait),
    options,
  );
  return {
    list: async <Name extends ListName>(name: Name, locale: Locale) => {
      const entries = await remote.list(name, { type: contractTypes[name], locale });
      const given = options.present?.(name, locale, entries) ?? entries;
      return given as Entry<Name>[]; // `pageIn` has converted each entry to its type in the contract table
    },
    readAhead: (name, locale) => void remote.readAhead(name, { type: contractTypes[name], locale }),
    troubles: remote.troubles,
  };
}
