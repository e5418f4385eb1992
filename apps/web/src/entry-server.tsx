import { renderToString } from 'react-dom/server';
import { languageTags, textDirection, type Language } from '@pavilion/domain/site/language';
import { systemStatus } from '@pavilion/domain/site/system-status';
import { homeEn } from '@pavilion/labels/en/home';
import { shellEn } from '@pavilion/labels/en/shell';
import { frameAt } from '@pavilion/screens/find-screen';
import { isHomePath } from '@pavilion/screens/screens';
import { App } from './app/App.tsx';
import { preloadLinks } from './app/page-files.ts';
import { partAt } from './app/screens.tsx';
import { StandInPage } from './app/StandInPage.tsx';
import { firstRowSize } from './features/games/catalogue.queries.ts';
import { homeBody } from './features/home/HomeScreen.tsx';
import { carouselControls } from './features/messages/BannerCarousel.tsx';
import { bootElementId, setBootValue, type Boot, type HomeBoot } from './kit/boot.ts';
import { loadCatalogue, messageOf } from './kit/catalogue.ts';
import { setLanguage } from './kit/language.ts';
import type { Messages } from './kit/message.ts';
import { createQueryClient } from './kit/query.ts';
import { textNow } from './kit/text.ts';
import { browserBars, type Theme } from './kit/theme.ts';

// What the browser fetches later is drawn here with the rest.
await Promise.all([homeBody.load(), carouselControls.load()]);

const homeKeys = Object.keys({ ...shellEn, ...homeEn });

/** Reads the texts of the languages in which pages will be drawn. */
export async function prepareLanguages(languages: readonly Language[]): Promise<void> {
  await Promise.all(languages.map(loadCatalogue));
}

/** What the home needs to hydrate; the rest of the texts follows it. */
function homeMessages(language: Language): Messages {
  return Object.fromEntries(homeKeys.map((key) => [key, messageOf(language, key)]));
}

export type RenderInput = {
  /** The path as asked for, without query; the markup depends on it. */
  path: string;
  language: Language;
  /** Without `messages`; they are added here. */
  boot: Boot;
};

export type Rendered = {
  /** For `<!--app-->`: the guest's home, or a frame that the browser replaces by the page. */
  html: string;
  standIn: boolean;
  /** For `<!--head-->`: title, description and preloads. */
  head: string;
  /** The site's own, until a person chooses another. */
  theme: Theme;
  /** For `<!--boot-->`: the boot data as a script that is not executable. */
  boot: string;
};

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function bootScript(boot: Boot): string {
  const json = JSON.stringify(boot).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${bootElementId}">${json}</script>`;
}

const leadingLinks = /^(?:<link[^>]*>)+/;

/** React puts preloads in front of the markup; they belong into the head. */
function drawHome(path: string): { html: string; preloads: string } {
  const drawn = renderToString(<App queryClient={createQueryClient()} ssrPath={path} />);
  const preloads = leadingLinks.exec(drawn)?.[0] ?? '';
  return { html: drawn.slice(preloads.length), preloads };
}

/** Section 2's frame of a page, and links to the files that its screen needs. */
function drawStandIn(path: string, language: Language) {
  const screen = partAt(path)?.name ?? '';
  const texts = ['other-catalogues', language.toLowerCase()];
  const chunks = ['page-change', 'InnerPage', 'screens', screen, ...texts];
  const html = renderToString(
    <App queryClient={createQueryClient()} ssrPath={path}>
      <StandInPage path={path} />
    </App>,
  );
  return { html, preloads: preloadLinks(chunks) };
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
  const told = gameCategory === 'ELOTT' ? vendors : vendors.slice(0, 2).map(() => noVendor);
  return { gameCategory, vendors: told.map(({ vassalage }) => ({ ...noVendor, vassalage })) };
}

type HomeGame = HomeBoot['games']['list'][number];

/** A tile shows the one name that the visitor reads, and the small picture. */
function shownOnTile(game: HomeGame): HomeGame {
  return { ...game, gameName: '', nodeName: '', mobileLargeIcon: '' };
}

/** The home needs titles of notices and a row of games; the rest is asked for by its screens. */
function trimmed(home: HomeBoot): HomeBoot {
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

/** Synchronous from the first line to the last, so that requests do not mix. */
export function render({ path, language, boot }: RenderInput): Rendered {
  const open = systemStatus(boot.status) === 'normal';
  const isHome = open && isHomePath(path) && boot.home !== undefined;
  const { home, ...always } = boot;
  const extra = {
    ...(isHome && home && { home: trimmed(home) }),
    // The frame of the home stands around a closed site too.
    ...(isHomePath(path) && { messages: homeMessages(language) }),
  };
  const full: Boot = { ...always, language, ...extra };
  setBootValue(full);
  setLanguage(language);
  const brand = boot.settings.brand.name;
  const title = isHome ? brand : `${textNow(frameAt(path).title)} · ${brand}`;
  const { html, preloads } = isHome ? drawHome(path) : drawStandIn(path, language);
  const description = escapeText(textNow('site.description'));
  const head = [
    `<title>${escapeText(title)}</title>`,
    `<meta name="description" content="${description}">`,
    preloads,
  ];
  const { theme } = boot.settings.brand;
  return { html, standIn: !isHome, theme, head: head.join(''), boot: bootScript(full) };
}

/** Puts what was rendered into the built `index.html`. */
export function fillTemplate(template: string, language: Language, page: Rendered): string {
  return template
    .replace('lang="en-PH"', `lang="${languageTags[language]}" dir="${textDirection(language)}"`)
    .replace('data-theme="dark"', `data-theme="${page.theme}"`)
    .replace(browserBars.dark, browserBars[page.theme])
    .replace('<!--head-->', () => page.head)
    .replace('id="root"', page.standIn ? 'id="root" data-stand-in' : 'id="root"')
    .replace('<!--app-->', () => page.html)
    .replace('<!--boot-->', () => page.boot);
}
