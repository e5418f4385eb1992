import type { Language } from '@pavilion/domain/site/language';
import type { ResponseOf } from './endpoint.ts';
import type { PlayerEndpoints } from './player.ts';

type AllSettings = ResponseOf<PlayerEndpoints['site']['getSettings']>;
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

/**
 * How many characters the hashes in the names of built files have, at least: the server lets
 * browsers keep files with such names for a year.
 */
export const fileHashLength = 7;

/** The server's data in every page, so that nothing is fetched before the first paint. */
export type PageBoot = {
  language: Language;
  /** When the server read the data, in milliseconds since 1970. */
  readAtMs: number;
  /**
   * Without what has a call of its own and is seldom needed: paths of calls and pages, the
   * registration form, names of lists, hosts, the first language. `memberTypes` only where they
   * differ from the usual ones.
   */
  settings: Omit<AllSettings, LeftOut> & Partial<Pick<AllSettings, 'memberTypes'>>;
  /** Whether the site's address is a name, to which a browser can bind keys. */
  hasName: boolean;
  status: ResponseOf<PlayerEndpoints['site']['getStatus']>;
  /** Only on the home paths: the answers to the calls of the home screen. */
  home?: HomeBoot;
};

export type HomeBoot = {
  /** Types B,PL,PU,PR,H of platform M: the m_home banners and the titles of notices; the rest is left out. */
  announcements: ResponseOf<PlayerEndpoints['content']['listAnnouncements']>;
  vendors: ResponseOf<PlayerEndpoints['games']['listVendors']>;
  hotGames: ResponseOf<PlayerEndpoints['games']['listHotGames']>;
  /** First page of the RNG games, 25 a page. */
  games: ResponseOf<PlayerEndpoints['games']['listGames']>;
};

/** Answers a call that a page makes while it is drawn, as for a guest. */
export type AnswerCall = (area: string, name: string, input: object) => Promise<unknown>;

export type PageRequest<GivenBoot = PageBoot> = {
  /** As requested, without query; the markup depends on it. */
  path: string;
  /** The query with which the screen is drawn, with its question mark; empty without one. */
  search: string;
  /** Whether to draw the screen, not only its frame. */
  whole: boolean;
  language: Language;
  boot: GivenBoot;
  answer: AnswerCall;
};

/** What the server build of the web app exports to the server, which draws no page itself. */
export type PageRenderer<GivenBoot = PageBoot, Page = unknown> = {
  /** Reads the texts of the languages in which pages will be drawn. */
  prepareLanguages: (languages: readonly Language[]) => Promise<void>;
  /** Draws the page that a guest sees at an address. */
  render: (request: PageRequest<GivenBoot>) => Promise<Page>;
  /** Inserts a rendered page into the built `index.html`. */
  fillTemplate: (template: string, language: Language, page: Page) => string;
};
