import { holdSession, logInTo } from '../../support/people.ts';
import { openAnew } from '../../support/readiness.ts';
import { expect, test, watchErrors } from '../../support/test.ts';
import {
  expectedFor,
  expectedScreens,
  oncePerAudience,
  otherAddresses,
  viewerOf,
  type Role,
  type Screen,
} from './expected-screens.ts';
import { judgeSideMenu, visitPath, type Checks } from './visit-path.ts';

/**
 * `npm run routes` checks everything that guests and members see, in every language and theme;
 * other runs check each page as rarely as possible.
 */
const isEvery = process.env['EVERY_ROUTE'] !== undefined;
/** The light theme, in the language with longer words, is checked at the narrowest width. */
const widths = { dark: [320, 390, 480], light: isEvery ? [320, 390, 480] : [320] } as const;
const accounts = { member: 'member01', trial: 'trial01', agent: 'agent01' } as const;
const roles = ['guest', 'member', 'trial', 'agent'] as const satisfies readonly Role[];
const themes = ['dark', 'light'] as const;
type Theme = (typeof themes)[number];
const languages = ['EN', 'TY'] as const;
const visits = [...Object.entries(expectedScreens), ...Object.entries(otherAddresses)];

/** Once for each screen in each theme; one screen of a trial account covers all refusals. */
function isCheckedClosely(key: string, screen: Screen, role: Role): boolean {
  if (key === '/m/withdraw' && role === 'trial') return true;
  if (isEvery) return role === 'guest' || role === 'member';
  if (screen.leadsTo !== undefined || viewerOf(screen) !== role) return false;
  const [first] = visits.find(([, { h1 }]) => h1.EN === screen.h1.EN) ?? [];
  return first === key;
}

/**
 * A guest visits every path; others the screens of the close checks, and one screen of each
 * audience. Access does not depend on the theme, so the light one has only the close checks.
 */
function visitsOf(role: Role, theme: Theme) {
  const isEveryPath = role === 'guest' || isEvery;
  if (theme === 'dark' && isEveryPath) return visits;
  const others = theme === 'dark' ? oncePerAudience(visits) : [];
  return visits.filter((row) => isCheckedClosely(...row, role) || others.includes(row));
}

/** A close check loads the page anew, in one theme; the others go on inside the app. */
function checksFor(key: string, screen: Screen, role: Role, theme: Theme): Checks {
  const isClose = isCheckedClosely(key, screen, role);
  const anew = isClose && (isEvery || theme === 'dark');
  return { anew, widths: isClose ? widths[theme] : [], accessibility: isClose };
}

// The test reports errors itself, with the path at which they occurred.
test.use({ expectedErrors: [/^/] });
test.describe.configure({ mode: 'parallel' });

for (const [index, theme] of themes.entries()) {
  for (const language of isEvery ? languages : languages.slice(index, index + 1)) {
    test.describe(`§2 Route list: in ${language}, ${theme}`, () => {
      test.use({ language, theme });

      for (const role of roles) {
        const what = isEvery || role === 'guest' ? 'path' : 'kind of screen';
        test(`every ${what} shows what it should to: ${role}`, async ({
          page,
          context,
          baseURL,
        }) => {
          test.setTimeout(isEvery ? 1_800_000 : 300_000);
          const errors = await watchErrors(context);
          if (role !== 'guest') {
            await holdSession(page, await logInTo(baseURL ?? '', accounts[role]));
          }
          await page.emulateMedia({ reducedMotion: 'reduce' });
          await openAnew(page, '/m/home');
          const wrong: string[] = [];
          for (const [key, screen] of visitsOf(role, theme)) {
            const errorsBefore = errors.length;
            const expected = expectedFor(key, screen, role, language);
            const found = await visitPath(page, expected, checksFor(key, screen, role, theme));
            found.push(...new Set(errors.slice(errorsBefore)));
            wrong.push(...found.map((fault) => `${expected.address} ${fault}`));
          }
          const menu = await judgeSideMenu(page, widths[theme]);
          wrong.push(...menu.map((fault) => `the side menu ${fault}`));
          expect(wrong).toEqual([]);
        });
      }
    });
  }
}
