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

/** What the server gives to every page, so that nothing is fetched before the first paint. */
export type PageBoot = {
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
  status: ResponseOf<PlayerEndpoints['site']['getStatus']>;
  /** Only on the home paths: the answers of the calls that the home screen makes. */
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

/** Answers a call that a page makes while it is drawn, as it would any guest. */
export type AnswerCall = (area: string, name: string, input: object) => Promise<unknown>;

export type PageRequest<GivenBoot = PageBoot> = {
  /** As asked for, without query; the markup depends on it. */
  path: string;
  /** The query that the screen is drawn with, with its question mark; empty where there is none. */
  search: string;
  /** The screen is drawn with its frame. */
  whole: boolean;
  language: Language;
  boot: GivenBoot;
  answer: AnswerCall;
};

/** What the server build of the web app offers to the server, which draws no page itself. */
export type PageRenderer<GivenBoot = PageBoot, Page = unknown> = {
  /** Reads the texts of the languages in which pages will be drawn. */
  prepareLanguages: (languages: readonly Language[]) => Promise<void>;
  /** Draws what a guest sees at an address. */
  render: (request: PageRequest<GivenBoot>) => Promise<Page>;
  /** Puts what was rendered into the built `index.html`. */
  fillTemplate: (template: string, language: Language, page: Page) => string;
};
