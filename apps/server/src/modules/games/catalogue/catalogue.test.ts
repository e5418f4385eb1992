import { expect, test } from 'vitest';
import { connectionId, gameOf, lotteryOf, lotteryVendorOf, vendorOf } from '../games.fixture.ts';
import { shelvedLotteries, type LaunchedLottery } from '../launch/launched-lottery.ts';
import { findGames, findHotGames } from './find-games.ts';
import { createGameCatalogue } from './game-catalogue.ts';
import { vassalTypesOf } from './list-vassal-types.ts';
import { vendorMenu } from './list-vendors.ts';

const vendors = [
  vendorOf('LANTERN', ['RNG', 'LIVE'], {
    name: 'Lantern Works',
    entries: [
      { gameType: 'RNG', opens: 'games', freePlay: true },
      { gameType: 'LIVE', opens: 'lobby', lobbyGame: 'table-two', freePlay: false },
    ],
  }),
  vendorOf('HABAGAT', ['SPORTS', 'RNG'], { connection: connectionId('nowhere') }),
  vendorOf('CLOSED', ['RNG'], { on: false }),
];

const games = [
  gameOf(1, 'LANTERN', 'cafe-royale', {
    title: { EN: 'Café Royale', TY: 'Kapihan ng Hari' },
    classify: ['JP', 'SC'],
    hot: true,
  }),
  gameOf(2, 'LANTERN', 'quiet-tide', { title: { EN: 'Quiet Tide', TY: 'Tahimik na Agos' } }),
  gameOf(3, 'HABAGAT', 'monsoon-run', { classify: ['AC'], hot: true }),
  gameOf(4, 'HABAGAT', 'monsoon-cup', { gameType: 'SPORTS' }),
  gameOf(5, 'CLOSED', 'shut-door', { hot: true }),
  gameOf(6, 'LANTERN', 'table-one', { gameType: 'LIVE' }),
  gameOf(7, 'LANTERN', 'table-two', { gameType: 'LIVE' }),
];

const site = {
  games,
  vendors,
  lotteryVendors: [],
  gameCategories: [
    { gameType: 'RNG' as const, vendors: ['HABAGAT', 'CLOSED', 'LANTERN'] },
    { gameType: 'LIVE' as const, vendors: ['LANTERN'] },
    { gameType: 'SPORTS' as const, vendors: ['HABAGAT'] },
  ],
};

const pictures = (name: string) =>
  name === 'games/cafe-royale' || name === 'vendors/lantern'
    ? { src: `/art/${name}.avif`, color: '#102030' }
    : null;

const isConnected = (connection: string) => connection === 'lagoon';
const around = { isConnected, pictures, digits: 2, country: 'PH', currency: 'PHP' };
const catalogue = createGameCatalogue({ site, ...around });

type Filter = Partial<Parameters<typeof findGames>[1]>;

function find(filter: Filter, language: 'EN' | 'TY' = 'EN') {
  return findGames(catalogue, { pageNo: 1, pageSize: 25, ...filter }, language);
}

const nodes = (filter: Filter) => find(filter).list.map((game) => game.nodeId);

test('§2 Game center and category pages, D11: games are filtered by type, vendor and classification', () => {
  expect(nodes({ gameType: 'RNG' })).toEqual([1, 2, 3]);
  expect(nodes({ vassalage: 'LANTERN' })).toEqual([1, 2, 6, 7]);
  expect(nodes({ gameType: 'RNG', vassalage: 'HABAGAT' })).toEqual([3]);
  expect(nodes({ gameType: 'RNG', gameClassify: 'SC' })).toEqual([1]);
  expect(nodes({ gameType: 'RNG', gameClassify: 'ALL' })).toEqual([1, 2, 3]);
  expect(nodes({ gameType: 'FISH' })).toEqual([]);
});

test.each([
  ['cafe', [1]],
  ['CAFÉ  royale', [1]],
  ['kapihan', [1]],
  ['tahimik', [2]],
  ['lantern works', [1, 2, 6, 7]],
  ['monsoon', [3, 4]],
  ['no such game', []],
] as const)(
  '§2 Game center and category pages, D11: the search for "%s" looks at names in every language and at vendors',
  (text, found) => {
    expect(nodes({ gameName: text })).toEqual(found);
  },
);

test('§2 Game center and category pages, D11: a search of all types puts the present one first and counts all; a client that names the type alone is given that alone', () => {
  const first = { gameName: 'lantern works', gameTypeFirst: 'LIVE' } as const;
  expect(nodes(first)).toEqual([6, 7, 1, 2]);
  expect(find({ ...first, pageSize: 1 })).toMatchObject({ total: 4, totalPages: 4 });
  expect(nodes({ gameName: 'lantern works', gameType: 'LIVE' })).toEqual([6, 7]);
});

test('§2 Game center and category pages, D11: sports when the query has neither a type nor another filter', () => {
  expect(nodes({})).toEqual([4]);
  expect(nodes({ gameName: '  ', vassalage: '' })).toEqual([4]);
});

test('§2 Game center and category pages, D11: lists come in pages', () => {
  const page = find({ gameType: 'RNG', pageNo: 2, pageSize: 2 });
  expect(page).toMatchObject({ pageNum: 2, pageSize: 2, totalPages: 2, total: 3 });
  expect(page.list.map((game) => game.nodeId)).toEqual([3]);
  expect(find({ gameType: 'RNG', pageNo: 9 }).list).toEqual([]);
});

test('§2 Game center and category pages, D11: a game is shown in the language of the request, with its picture', () => {
  expect(find({ gameName: 'cafe' }, 'TY').list[0]).toEqual({
    gameId: 'cafe-royale',
    nodeId: 1,
    nodeName: 'Café Royale',
    gameName: 'Kapihan ng Hari',
    displayName: 'Kapihan ng Hari',
    gameType: 'RNG',
    vassalage: 'LANTERN',
    vendorName: 'Lantern Works',
    gameClassify: 'JP',
    gameClassifyNew: 'JP,SC',
    minBet: '0.05',
    iconUrl: '/art/games/cafe-royale.avif',
    mobileLargeIcon: '/art/games/cafe-royale.avif',
    iconColor: '#102030',
    showIcon: true,
    roomId: '',
    supportPlay: true,
    hot: true,
    isNew: false,
    maintenance: false,
  });
});

test('§2 Game center and category pages, D11: a game without a picture has no icon; a game without its connection is in maintenance', () => {
  const [game] = find({ gameName: 'monsoon-run' }).list;
  expect(game).toMatchObject({ iconUrl: '', showIcon: false, maintenance: true });
});

test('§2 Game center and category pages, D11: hot games are those that the site puts first, never of a vendor that is switched off', () => {
  const hot = findHotGames(catalogue, { isPlatform: 2 }, 'EN').list.map((game) => game.nodeId);
  expect(hot).toEqual([1, 3]);
  const ofVendor = findHotGames(catalogue, { isPlatform: 2, vassalage: 'HABAGAT' }, 'EN');
  expect(ofVendor.list.map((game) => game.nodeId)).toEqual([3]);
});

test('§2 Game center and category pages, D11: the vendor menu has the site’s order, and the game or list that a tap opens', () => {
  const menu = vendorMenu(site, catalogue, [], pictures).list;
  const tiles = menu.map(({ gameCategory, vendors: inside }) => [
    gameCategory,
    ...inside.map((one) => [one.vassalage, one.gameCount, one.nodeId, one.gameId]),
  ]);
  expect(tiles).toEqual([
    ['RNG', ['HABAGAT', 1, 3, ''], ['LANTERN', 2, 1, '']],
    ['LIVE', ['LANTERN', 2, 7, 'table-two']],
    ['SPORTS', ['HABAGAT', 1, 4, '']],
  ]);
  expect(menu[1]?.vendors[0]).toMatchObject({
    vendorName: 'Lantern Works',
    iconUrl: '/art/vendors/lantern.avif',
    isGameH5: 'GAME',
  });
  expect(menu[0]?.vendors.map(({ isGameH5 }) => isGameH5)).toEqual(['VASSALAGE', 'VASSALAGE']);
});

test('lotteries stand in the menu in the site’s order, and a vendor without one does not', () => {
  const lotteryVendors = [
    lotteryVendorOf('ELOTT', 'ent'),
    lotteryVendorOf('TCG_LOTTO_VN', 'ent'),
    { ...lotteryVendorOf('TCG_SEA', 'ent'), on: false },
  ];
  const ofLotteries = {
    vendors: [...vendors, vendorOf('SUNDIAL', ['ELOTT'])],
    lotteryVendors,
    gameCategories: [
      { gameType: 'ELOTT' as const, vendors: ['ELOTT', 'TCG_LOTTO_VN', 'TCG_SEA', 'SUNDIAL'] },
    ],
  };
  const studio = gameOf(8, 'SUNDIAL', 'number-garden', { gameType: 'ELOTT' });
  const sources = { site: { ...ofLotteries, games: [studio] }, ...around };
  const codesWith = (lotteries: readonly LaunchedLottery[]) => {
    const shelf = shelvedLotteries(ofLotteries, lotteries);
    const [category] = vendorMenu(ofLotteries, createGameCatalogue(sources), shelf, pictures).list;
    return category?.vendors.map((one) => [one.vassalage, one.gameCount, one.nodeId, one.gameId]);
  };
  const own = [lotteryOf(1001, 'PVSSC1', 'SSC'), lotteryOf(1006, 'PVLHC5', 'LHC')];
  const outside = [lotteryOf(2001, 'XSMB', 'VN_NORTH'), lotteryOf(3001, 'THGL', 'THAI')];
  expect(codesWith([...own, ...outside])).toEqual([
    ['ELOTT', 2, 1_001_001, 'PVSSC1'],
    ['TCG_LOTTO_VN', 1, 1_002_001, 'XSMB'],
    ['SUNDIAL', 1, 8, ''],
  ]);
  expect(codesWith(own)).toEqual([
    ['ELOTT', 2, 1_001_001, 'PVSSC1'],
    ['SUNDIAL', 1, 8, ''],
  ]);
});

test('§2 Game center and category pages, D11: games can be filtered by smallest bet, lines, new and hot', () => {
  const more = createGameCatalogue({
    site: {
      vendors,
      games: [
        gameOf(1, 'LANTERN', 'one', { minBet: 10n, lines: 20, new: true }),
        gameOf(2, 'LANTERN', 'two', { minBet: 100n, lines: 10, hot: true }),
        gameOf(3, 'LANTERN', 'three', { minBet: 10n }),
      ],
    },
    ...around,
  });
  const found = (filter: Filter) =>
    findGames(more, { pageNo: 1, pageSize: 25, gameType: 'RNG', ...filter }, 'EN').list.map(
      (game) => game.nodeId,
    );
  expect(found({ minBet: '0.1' })).toEqual([1, 3]);
  expect(found({ minBet: '1' })).toEqual([2]);
  expect(found({ minBet: '' })).toEqual([1, 2, 3]);
  expect(found({ minLine: 20 })).toEqual([1]);
  expect(found({ minLine: 5 })).toEqual([1, 2]);
  expect(found({ listType: 'NEW' })).toEqual([1]);
  expect(found({ listType: 'HOT' })).toEqual([2]);
  expect(found({ gameName: 'thre', listType: 'ALL' })).toEqual([3]);
});

test('§3, §7: a preset takes precedence over type and classification', () => {
  const more = createGameCatalogue({
    site: {
      vendors,
      games: [
        gameOf(1, 'LANTERN', 'one', { presets: ['CRASH'] }),
        gameOf(2, 'LANTERN', 'two', { classify: ['JP', 'TG'], new: true }),
        gameOf(3, 'LANTERN', 'three', { gameType: 'LIVE' }),
      ],
    },
    ...around,
  });
  const found = (filter: Filter) =>
    findGames(more, { pageNo: 1, pageSize: 25, ...filter }, 'EN').list.map((game) => game.nodeId);
  expect(found({ preset: 'CRASH', gameType: 'LIVE', gameClassify: 'JP' })).toEqual([1]);
  expect(found({ preset: 'TG' })).toEqual([2]);
  expect(found({ preset: 'NEW' })).toEqual([2]);
  expect(found({ preset: 'LIVE' })).toEqual([3]);
  expect(found({ preset: 'PROVIDER' })).toEqual([1, 2, 3]);
});

test('§2 Game center and category pages, D11: each vendor and type lists its classifications', () => {
  const rows = vassalTypesOf(catalogue.shown()).list;
  expect(rows[0]).toEqual({
    gameType: 'RNG',
    vassalage: 'LANTERN',
    gameClassifies: ['JP', 'SC'],
    gameCount: 2,
    newCount: 0,
    hotCount: 1,
  });
  expect(rows.map((row) => `${row.gameType} ${row.vassalage}`)).toContain('LIVE LANTERN');
});
