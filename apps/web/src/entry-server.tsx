import { renderToString } from 'react-dom/server';
import { setLanguage } from '@pavilion/client/language/language.ts';
import { pageDataElement } from '@pavilion/client/state/page-data.ts';
import { browserBars, type Theme } from '@pavilion/client/theme/theme.ts';
import type { PageRequest } from '@pavilion/contract/page';
import { languageTags, textDirection, type Language } from '@pavilion/domain/site/language';
import { systemStatus } from '@pavilion/domain/site/system-status';
import { frameAt } from '@pavilion/screens/find-screen';
import { isHomePath } from '@pavilion/screens/screens';
import { App } from './app/App.tsx';
import { drawPage } from './app/boot/draw-page.tsx';
import { homeMessages, trimmedHome } from './app/boot/home-boot.ts';
import { InnerFrame } from './app/frame/InnerFrame.tsx';
import { PagePending } from './app/frame/PagePending.tsx';
import { pageFiles, preloadLinks, stylesInPage } from './app/page-files.ts';
import { codeAt } from './app/screens.tsx';
import { setBootValue, type Boot } from './kit/boot.ts';
import { loadCatalogue } from './kit/catalogue.ts';
import { textNow } from './kit/text.ts';
import styles from './app/frame/Shell.module.css';

/** Reads the texts of the languages in which pages will be drawn. */
export async function prepareLanguages(languages: readonly Language[]): Promise<void> {
  await Promise.all(languages.map(loadCatalogue));
}

export type Rendered = {
  /** For `<!--app-->`: the page as a guest sees it, or a frame that the browser replaces. */
  html: string;
  skeleton: boolean;
  /** For `<!--head-->`: title, description and preloads. */
  head: string;
  /** For `<!--styles-->`. */
  styles: string;
  /** For `data-app`: paths of the scripts, the program first. */
  scripts: readonly string[];
  /** The site's theme, until a person chooses another. */
  theme: Theme;
  /** For `<!--boot-->`: the boot data as a script that is not executable. */
  boot: string;
};

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function bootScript(boot: Boot): string {
  const json = JSON.stringify(boot).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${pageDataElement}">${json}</script>`;
}

const leadingLinks = /^(?:<link[^>]*>)+/;

/** The frame of a page without its screen: the first HTML of most pages but the home. */
function SkeletonPage({ path }: { path: string }) {
  return (
    <div className={styles.column}>
      <InnerFrame path={path}>
        <PagePending />
      </InnerFrame>
    </div>
  );
}

/** The frame of a page (section 2), until the browser has drawn its screen. */
function drawFrame(path: string): string {
  return renderToString(
    <App ssrPath={path}>
      <SkeletonPage path={path} />
    </App>,
  );
}

/** The chunks of the texts, which every page but the home needs. */
function textChunks(language: Language): readonly string[] {
  const own = language.toLowerCase();
  return language === 'EN' || language === 'TY' ? [own] : ['other-catalogues', own];
}

type Markup = Pick<Rendered, 'html' | 'skeleton' | 'scripts' | 'styles'> & {
  preloads: string;
  answers?: Boot['answers'];
};

/** Moves React's preloads from the front of the markup to the head. */
async function drawWhole(input: PageRequest, prepare: () => void): Promise<Markup> {
  const { path, search, answer, language } = input;
  const isHome = isHomePath(path);
  const drawn = await drawPage({ path, search, prepare, answer });
  const preloads = leadingLinks.exec(drawn.html)?.[0] ?? '';
  const others = isHome ? [] : textChunks(language);
  const { scripts, sheets } = pageFiles([...drawn.parts, ...others]);
  return {
    html: drawn.html.slice(preloads.length),
    skeleton: false,
    preloads,
    scripts,
    styles: stylesInPage(sheets),
    ...(!isHome && { answers: drawn.answers }),
  };
}

/** Draws the frame; the browser draws the screen of a member, or of a closed or unknown page. */
function drawSkeleton({ path, language }: PageRequest, prepare: () => void): Markup {
  prepare();
  const first = pageFiles([]);
  const { name } = codeAt(path) ?? {};
  const own = name === undefined ? [] : [name];
  const rest = pageFiles(['InnerPage', ...own, ...textChunks(language)]);
  return {
    html: drawFrame(path),
    skeleton: true,
    preloads: preloadLinks(rest, first),
    scripts: first.scripts,
    styles: stylesInPage(first.sheets),
  };
}

/** Draws the page that a guest sees at an address. */
export async function render(input: PageRequest): Promise<Rendered> {
  const { path, language, whole } = input;
  const { home, ...always } = input.boot;
  const isWhole = whole && systemStatus(always.status) === 'normal';
  const isHome = isHomePath(path);
  const boot: Boot = {
    ...always,
    language,
    ...(isHome && isWhole && home && { home: trimmedHome(home) }),
    // A closed site shows the frame of the home too.
    ...(isHome && { messages: homeMessages(language) }),
  };
  const prepare = () => {
    setBootValue(boot);
    setLanguage(language);
  };
  const drawn = isWhole ? await drawWhole(input, prepare) : drawSkeleton(input, prepare);
  const { preloads, answers, ...markup } = drawn;
  prepare();
  const brand = boot.settings.brand.name;
  const title = isHome && isWhole ? brand : `${textNow(frameAt(path).title)} · ${brand}`;
  const description = escapeText(textNow('site.description'));
  const head = [
    `<title>${escapeText(title)}</title>`,
    `<meta name="description" content="${description}">`,
    preloads,
  ];
  const { theme } = boot.settings.brand;
  const script = bootScript({ ...boot, ...(answers && { answers }) });
  return { ...markup, theme, head: head.join(''), boot: script };
}

/** Inserts a rendered page into the built `index.html`. */
export function fillTemplate(template: string, language: Language, page: Rendered): string {
  const files = `id="root" data-app="${page.scripts.join(' ')}"`;
  return template
    .replace('lang="en-PH"', `lang="${languageTags[language]}" dir="${textDirection(language)}"`)
    .replace('data-theme="dark"', `data-theme="${page.theme}"`)
    .replace(browserBars.dark, browserBars[page.theme])
    .replace('<!--head-->', () => page.head)
    .replace('<!--styles-->', () => page.styles)
    .replace('id="root"', () => (page.skeleton ? `${files} data-skeleton` : files))
    .replace('<!--app-->', () => page.html)
    .replace('<!--boot-->', () => page.boot);
}
