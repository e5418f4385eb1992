import { firstRowSize } from '#features/games/catalogue.queries.ts';
import { messageOf } from '@pavilion/client/language/catalogue.ts';
import type { HomeBoot } from '@pavilion/contract/page';
import type { Language } from '@pavilion/domain/site/language';
import type { CompiledCatalogue } from '@pavilion/messages/compile-catalogue';
import { homeMessages as homeTexts } from '@pavilion/messages/home';
import { shellMessages } from '@pavilion/messages/shell';

const homeKeys = Object.keys({ ...shellMessages, ...homeTexts });

/** The messages that the home needs to hydrate; the catalogue follows later. */
export function homeMessages(language: Language): CompiledCatalogue {
  return Object.fromEntries(homeKeys.map((key) => [key, messageOf(language, key)]));
}

type Notice = HomeBoot['announcements']['player'][number];

function titleOnly(notice: Notice): Notice {
  return { ...notice, content: '', startDate: '' };
}

type Category = HomeBoot['vendors']['list'][number];

const noVendor = {
  vassalage: '',
  vendorName: '',
  iconUrl: '',
  gameCount: 0,
  nodeId: 0,
  gameId: '',
  isGameH5: 'VASSALAGE' as const,
};

/** Reduces a category to what the menu reads: whether it has several vendors, else its only one. */
function menuEntry({ gameCategory, vendors }: Category): Category {
  const [only, ...others] = vendors;
  if (only !== undefined && others.length === 0) {
    return { gameCategory, vendors: [{ ...only, iconUrl: '' }] };
  }
  // The prize mode depends on the codes of the lotteries.
  const listed = gameCategory === 'ELOTT' ? vendors : vendors.slice(0, 2).map(() => noVendor);
  return { gameCategory, vendors: listed.map(({ vassalage }) => ({ ...noVendor, vassalage })) };
}

type HomeGame = HomeBoot['games']['list'][number];

/** Reduces a game to what a tile shows: one name and the small picture. */
function shownOnTile(game: HomeGame): HomeGame {
  const unread = { gameName: '', nodeName: '', mobileLargeIcon: '', minBet: '' };
  return { ...game, ...unread, gameClassify: '', gameClassifyNew: '' };
}

/** Reduces the boot data to what the home shows: titles of notices and one row of games. */
export function trimmedHome(home: HomeBoot): HomeBoot {
  const { banners, player, hot } = home.announcements;
  return {
    ...home,
    announcements: {
      banners: banners.filter(({ groupName }) => groupName === 'm_home'),
      player: player.map(titleOnly),
      promotion: [],
      popup: [],
      hot: hot.map(titleOnly),
    },
    vendors: { list: home.vendors.list.map(menuEntry) },
    hotGames: { list: home.hotGames.list.slice(0, firstRowSize).map(shownOnTile) },
    games: { ...home.games, list: home.games.list.slice(0, firstRowSize).map(shownOnTile) },
  };
}
