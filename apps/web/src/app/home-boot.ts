import { firstRowSize } from '#features/games/catalogue.queries.ts';
import { messageOf } from '@pavilion/client/language/catalogue.ts';
import type { Messages } from '@pavilion/client/language/message.ts';
import type { HomeBoot } from '@pavilion/contract/page';
import type { Language } from '@pavilion/domain/site/language';
import { homeMessages as homeTexts } from '@pavilion/messages/home';
import { shellMessages } from '@pavilion/messages/shell';

const homeKeys = Object.keys({ ...shellMessages, ...homeTexts });

/** What the home needs to hydrate; the rest of the texts follows it. */
export function homeMessages(language: Language): Messages {
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

/** Whether there are several vendors, and the only one: what a menu of categories asks for. */
function menuEntry({ gameCategory, vendors }: Category): Category {
  const [only, ...others] = vendors;
  if (only !== undefined && others.length === 0) {
    return { gameCategory, vendors: [{ ...only, iconUrl: '' }] };
  }
  // The codes of the lotteries decide about the prize mode.
  const listed = gameCategory === 'ELOTT' ? vendors : vendors.slice(0, 2).map(() => noVendor);
  return { gameCategory, vendors: listed.map(({ vassalage }) => ({ ...noVendor, vassalage })) };
}

type HomeGame = HomeBoot['games']['list'][number];

/** A tile shows the one name that the visitor reads, and the small picture. */
function shownOnTile(game: HomeGame): HomeGame {
  const unread = { gameName: '', nodeName: '', mobileLargeIcon: '', minBet: '' };
  return { ...game, ...unread, gameClassify: '', gameClassifyNew: '' };
}

/** The home needs titles of notices and a row of games; the rest is asked for by its screens. */
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
