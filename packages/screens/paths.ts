import { defaultGameType, type GameType } from '@pavilion/domain/game/game-type';
import { screenRows, type ScreenId } from './screens.ts';

type Query = Record<string, string | number | undefined>;

function withQuery(path: string, query: Query): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) search.set(name, String(value));
  }
  const text = search.toString();
  return text === '' ? path : `${path}?${text}`;
}

export type PlayQuery = {
  gameId?: string;
  vendor?: string;
  trialPlay?: boolean;
  /** A match of a sports game. */
  matchId?: string | undefined;
  from?: string;
};

type LotteryQuery = {
  prizeMode?: string | undefined;
  playType?: string | undefined;
  gameCode?: string | undefined;
  view?: 'lobby' | 'betting' | 'draws' | 'orders' | 'order' | 'chart' | 'rules' | 'fair';
  /** A draw of the lottery. */
  numero?: string;
  /** An order of the member. */
  order?: string;
};

const path = Object.fromEntries(
  Object.entries(screenRows).map(([id, row]) => [id, row.path]),
) as Record<ScreenId, string>;

/** The address of each screen that needs only its path. */
const plain = Object.fromEntries(
  Object.keys(screenRows).map((id) => [id, () => path[id as ScreenId]]),
) as Record<ScreenId, () => string>;

/** Addresses of the site by screen id, with the parameters of those that take some. */
export const paths = {
  ...plain,
  login: (query: { next?: string } = {}) => withQuery(path.login, query),
  /** With the code of who invites. */
  register: (query: { code?: string } = {}) => withQuery(path.register, query),
  /** Without a lottery, at all of them. */
  lottery: (query: LotteryQuery = {}) => withQuery(path.lottery, query),
  gameList: ({ gameType, vendor }: { gameType?: GameType; vendor?: string } = {}) =>
    withQuery(path.gameList, { gameType: gameType ?? defaultGameType, vassalage: vendor }),
  play: ({ nodeId, gameId, vendor, trialPlay, matchId, from }: PlayQuery & { nodeId: number }) =>
    withQuery(path.play.replace(':nodeId', String(nodeId)), {
      gameId,
      vassalage: vendor,
      trial: trialPlay ? 1 : undefined,
      match: matchId,
      from,
    }),
  depositResult: (depositId: string) => withQuery(path.depositResult, { id: depositId }),
  withdrawal: (withdrawalId: string) => withQuery(path.withdrawal, { id: withdrawalId }),
  /** With `break`, at the time-outs and self-exclusions; with `help`, at who helps. */
  limits: (query: { break?: 1; help?: 1 } = {}) => withQuery(path.limits, query),
  gameWallets: (query: { vassalage?: string } = {}) => withQuery(path.gameWallets, query),
  transactionRecord: (query: { types?: 'A' } = {}) => withQuery(path.transactionRecord, query),
  /** With `tab`, at the member's orders or the history of their points; else at what it sells. */
  mall: (query: { tab?: 'orders' | 'history'; kind?: string } = {}) => withQuery(path.mall, query),
  /** With the account of somebody below, the form is filled in. */
  downlineTransfer: (query: { account?: string } = {}) => withQuery(path.downlineTransfer, query),
  promotions: (query: { id?: string } = {}) => withQuery(path.promotions, query),
  promotion: (id: string) => withQuery(path.promotion, { id }),
  /** The whole query is the index of the open notice. */
  notices: (index?: number) => (index === undefined ? path.notices : `${path.notices}?${index}`),
  noticeDetail: (id: string) => withQuery(path.noticeDetail, { id }),
  memberNotices: () => `${path.memberNotices}?types=A`,
  inbox: (query: { thread?: string; write?: 1 } = {}) => withQuery(path.inbox, query),
  help: (section?: number) => withQuery(path.help, { i: section }),
} as const;
