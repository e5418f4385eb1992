import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { Category, Game } from './catalogue.queries.ts';

export const gameOf = (given: Partial<Game>): Game => ({
  gameId: 'coral-choir',
  nodeId: 10_001,
  nodeName: 'Coral Choir',
  gameName: 'Coral Choir',
  displayName: 'Coral Choir',
  gameType: 'RNG',
  vassalage: 'TIDEWORKS',
  vendorName: 'Tideworks',
  gameClassify: 'SC',
  gameClassifyNew: 'SC',
  minBet: '0.05',
  iconUrl: '',
  mobileLargeIcon: '',
  iconColor: '',
  showIcon: true,
  roomId: '',
  supportPlay: true,
  hot: false,
  isNew: false,
  maintenance: false,
  ...given,
});

const vendorOf = (vassalage: string, vendorName: string) => ({
  vassalage,
  vendorName,
  iconUrl: '',
  gameCount: 5,
  nodeId: 0,
  gameId: '',
  isGameH5: 'VASSALAGE' as const,
});

export const categories: Category[] = [
  {
    gameCategory: 'RNG',
    vendors: [vendorOf('TIDEWORKS', 'Tideworks'), vendorOf('KALYE', 'Kalye Nine')],
  },
  { gameCategory: 'FISH', vendors: [vendorOf('REEFLINE', 'Reefline')] },
];

export const pageOfGames = (...list: Game[]) => ({
  list,
  pageNum: 1,
  pageSize: 25,
  totalPages: list.length > 0 ? 1 : 0,
  total: list.length,
});

/** The answer to a launch. */
export const launched = (): ResponseOf<PlayerEndpoints['games']['launchGame']> => ({
  content: { game_url: new URL('/art/a-game-of-a-studio.svg', location.origin).href },
  topLevel: false,
  playSessionId: '77',
  gameName: 'Coral Choir',
  iconUrl: '',
  trial: false,
  showsNet: true,
  showsElapsed: true,
  openedAt: '2026-11-02T08:00:00.000Z',
  bringMoneyTo: null,
  bringAtOnce: false,
});
