import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { Endpoints } from '@pavilion/contract/endpoints';
import type { Language } from '@pavilion/domain/site/language';
import type { Messages } from './message.ts';

type AllSettings = ResponseOf<Endpoints['site']['getSettings']>;
type LeftOut =
  | 'paths'
  | 'register'
  | 'domainRoute'
  | 'merchant'
  | 'categoryPresets'
  | 'defaultLanguage'
  | 'mainDomain'
  | 'imageCDNs'
  | 'memberTypes';

/** What the server puts into every page, so that nothing is fetched before the first paint. */
export type Boot = {
  language: Language;
  /** When the server read it, in milliseconds since 1970. */
  readAtMs: number;
  /**
   * Without what has a call of its own and is seldom asked: paths of calls and pages, the form,
   * names of lists, hosts, the first language. The kinds of members stand here where they are not
   * the usual ones.
   */
  settings: Omit<AllSettings, LeftOut> & Partial<Pick<AllSettings, 'memberTypes'>>;
  /** The site's own address is a name, so that a browser can bind keys to it. */
  hasName: boolean;
  status: ResponseOf<Endpoints['site']['getStatus']>;
  /** Only on the home paths: the answers of the calls that the home screen makes. */
  home?: HomeBoot;
  /** What the calls of the screen were answered, under the keys of its queries. */
  answers?: readonly Answered[];
  /** Compiled messages that the page was rendered with; the rest comes with the catalogue. */
  messages?: Messages;
};

export type Answered = readonly [queryKey: readonly unknown[], data: unknown];

export type HomeBoot = {
  /** Types B,PL,PU,PR,H of platform M: the m_home banners and the titles of notices; the rest is left out. */
  announcements: ResponseOf<Endpoints['content']['listAnnouncements']>;
  vendors: ResponseOf<Endpoints['games']['listVendors']>;
  hotGames: ResponseOf<Endpoints['games']['listHotGames']>;
  /** First page of the RNG games, 25 a page. */
  games: ResponseOf<Endpoints['games']['listGames']>;
};

export const bootElementId = 'boot';

let boot: Boot | null | undefined;

function readBoot(): Boot | null {
  const text = globalThis.document?.getElementById(bootElementId)?.textContent;
  return text ? (JSON.parse(text) as Boot) : null;
}

/** Null where the page did not come from the server of the site. */
export function bootValue(): Boot | null {
  boot ??= readBoot();
  return boot;
}

/** For the server's own rendering, which has no document to read. */
export function setBootValue(value: Boot): void {
  boot = value;
}

/** The boot data when they are in this language; after a switch the calls are made again. */
export function bootFor(language: Language): Boot | null {
  const value = bootValue();
  return value?.language === language ? value : null;
}
