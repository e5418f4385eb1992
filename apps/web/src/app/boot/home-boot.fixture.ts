import type { Boot } from '#kit/boot.ts';
import type { HomeBoot } from '@pavilion/contract/page';
import { homeWidgets } from '@pavilion/domain/site/home-widget';

function gameOf(nodeId: number, title: string) {
  return {
    gameId: `game-${nodeId}`,
    nodeId,
    nodeName: title,
    gameName: title,
    displayName: title,
    gameType: 'RNG' as const,
    vassalage: 'LOTUS',
    vendorName: 'Lotus',
    gameClassify: 'SC',
    gameClassifyNew: 'SC',
    minBet: '0.05',
    iconUrl: `/art/games/${nodeId}.avif`,
    mobileLargeIcon: '',
    iconColor: '#417279',
    showIcon: true,
    roomId: '',
    supportPlay: true,
    hot: true,
    isNew: nodeId === 1,
    maintenance: nodeId === 2,
  };
}

const games = Array.from({ length: 25 }, (_, index) =>
  gameOf(index + 1, `Game </script> ${index}`),
);

const vendor = {
  vassalage: 'LOTUS',
  vendorName: 'Lotus',
  iconUrl: '/art/vendors/lotus.svg',
  gameCount: 25,
  nodeId: 1,
  gameId: '',
  isGameH5: 'VASSALAGE' as const,
};

/** Boot data of the guest's home. */
export const homeBoot: Boot & { home: HomeBoot } = {
  language: 'EN',
  readAtMs: 0,
  hasName: true,
  settings: {
    brand: {
      name: 'Pavilion',
      merchantCode: 'PAVILION',
      country: 'PH',
      dialingCode: '63',
      currency: { code: 'PHP', symbol: '₱', digits: 2 },
      minimumAge: 21,
      theme: 'dark',
    },
    trial: { balance: '5000.00', currencySymbol: 'FUN' },
    languages: [],
    whitelabel: {},
    features: {
      freeTrial: true,
      smsLogin: true,
      appWindow: true,
      downloadBarNeedsLogin: false,
      push: false,
      dividend: true,
    },
    mobileTemplate: { mem_cen: '1', dep_func: '1', home: [...homeWidgets] },
    customerService: [],
    resources: [{ resourceType: 'FACEBOOK', url: 'https://social.example/pavilion' }],
  },
  status: {
    info: '',
    status: 0,
    maintenance: false,
    maintenanceEndsAt: null,
    regionRestriction: false,
    location: { ip: '127.0.0.1' },
  },
  home: {
    announcements: {
      banners: ['m_home', 'm_home', 'm_event'].map((groupName, index) => ({
        id: `banner-${index}`,
        groupName,
        title: `Banner ${index}`,
        text: 'Words',
        url: `/art/banners/${index}.avif`,
        color: '#865545',
        linkage: '/m/hot-games',
      })),
      promotion: [],
      popup: [],
      hot: [],
      player: [
        {
          id: 'n1',
          title: 'Welcome',
          content: '<p>Long</p>',
          startDate: '2026-11-01',
          read: false,
        },
      ],
    },
    vendors: {
      list: [
        { gameCategory: 'RNG', vendors: [vendor] },
        { gameCategory: 'LIVE', vendors: [vendor, vendor] },
      ],
    },
    hotGames: { list: games },
    games: { list: games, pageNum: 1, pageSize: 25, totalPages: 1, total: 25 },
  },
};
