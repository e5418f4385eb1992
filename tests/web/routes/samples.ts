import type { ScreenId, screenRows } from '@pavilion/screens/screens';

export type Heading = Readonly<Record<'EN' | 'TY', string>>;

type Sample = {
  /** The query that the address needs to show an item. */
  query?: string;
  /** The screen to which it redirects when the address names no item, or there is nothing to show. */
  leadsTo?: ScreenId;
  /** The screen to which it redirects agents. */
  agentsGo?: ScreenId;
  /** The heading, where the shown item has a name of its own. */
  h1?: Heading;
};
type Rows = typeof screenRows;
type Unnamed = { [Id in ScreenId]: Rows[Id] extends { heading: null } ? Id : never }[ScreenId];
type Samples = Partial<Record<ScreenId, Sample>> & Record<Unnamed, { h1: Heading }>;

/** Replaces `:nodeId` in an address. */
export const nodeId = '10001';

/** Items of the default site for screens whose path alone does not select one. */
export const samples: Readonly<Samples> = {
  depositResult: { leadsTo: 'deposit' },
  withdrawal: { leadsTo: 'withdraw' },
  exclusion: { leadsTo: 'limits' },
  finishAccount: { leadsTo: 'home' },
  inviteFriends: { agentsGo: 'home' },
  promotion: {
    query: '?id=first-deposit',
    h1: { EN: '100 % first deposit bonus', TY: '100 % bonus sa unang deposit' },
  },
  notices: { query: '?0' },
  noticeDetail: {
    query: '?id=welcome-to-pavilion',
    h1: { EN: 'Welcome to Pavilion', TY: 'Welcome sa Pavilion' },
  },
  memberNotices: { query: '?types=A' },
  help: { query: '?i=1' },
  gameList: {
    query: '?gameType=RNG&vassalage=TIDEWORKS',
    h1: { EN: 'Tideworks', TY: 'Tideworks' },
  },
  play: { h1: { EN: 'Coral Choir', TY: 'Koro ng Bahura' } },
};
