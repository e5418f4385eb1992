import type { ScreenId, screenRows } from '@pavilion/screens/screens';

export type Heading = Readonly<Record<'EN' | 'TY', string>>;

type Sample = {
  /** What the address needs to show more than "no longer here". */
  query?: string;
  /** Where the screen leads when the address names nothing that it could show. */
  leadsTo?: ScreenId;
  /** The words of the heading, where what is shown has a name of its own. */
  h1?: Heading;
};
type Rows = typeof screenRows;
type Unnamed = { [Id in ScreenId]: Rows[Id] extends { heading: null } ? Id : never }[ScreenId];
type Samples = Partial<Record<ScreenId, Sample>> & Record<Unnamed, { h1: Heading }>;

/** What stands in an address in place of `:nodeId`. */
export const nodeId = '10001';

/** What the default site has to show on screens whose path does not say it all. */
export const samples: Readonly<Samples> = {
  depositResult: { leadsTo: 'deposit' },
  withdrawal: { leadsTo: 'withdraw' },
  promotion: {
    query: '?id=first-deposit',
    h1: { EN: 'Your first deposit, doubled', TY: 'Doblado ang unang deposito' },
  },
  notices: { query: '?0' },
  noticeDetail: {
    query: '?id=welcome-to-pavilion',
    h1: { EN: 'Welcome to Pavilion', TY: 'Maligayang pagdating sa Pavilion' },
  },
  memberNotices: { query: '?types=A' },
  help: { query: '?i=1' },
  gameList: {
    query: '?gameType=RNG&vassalage=TIDEWORKS',
    h1: { EN: 'Tideworks', TY: 'Tideworks' },
  },
  play: { h1: { EN: 'Coral Choir', TY: 'Koro ng Bahura' } },
};
