import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { homeBoot } from '#app/home-boot.fixture.ts';
import { localDay } from '@pavilion/client/language/local-day.ts';
import { mountScreen } from './mount-screen.tsx';
import { site } from './site.ts';

/** What the first HTML of the home brings. */
export const firstHome = homeBoot.home;

/** What the home asks for beyond what every page does: all games, and nothing that happens live. */
function answerHome(): void {
  const { hotGames, games, vendors } = firstHome;
  site.answers({
    games: {
      listGames: games,
      listHotGames: hotGames,
      listVendors: vendors,
    },
    site: {
      getLicence: { title: 'Licence', paragraphs: ['Licensed.'], responsibleGaming: 'Play less.' },
    },
  });
}

type Given = NonNullable<Parameters<typeof mountScreen>[1]> & {
  /** Answers of the test's own, given before the home asks. */
  answers?: Parameters<typeof site.answers>[0];
  /** Only tests of theirs want pop-ups; else the person wants none today. */
  popups?: boolean;
};

/** Opens the home with its icons of services, which the first scroll brings. */
export async function openHome({
  answers = {},
  popups = false,
  ...given
}: Given = {}): Promise<void> {
  if (!popups) {
    const none = { day: localDay(new Date()), off: true, shown: {} };
    localStorage.setItem('popups', JSON.stringify(none));
  }
  answerHome();
  site.answers(answers);
  await mountScreen('/m/home', given);
  const services = given.language === 'TY' ? 'Sumulat sa amin' : 'Write to us';
  await expect
    .poll(() => {
      dispatchEvent(new Event('scroll'));
      return page.getByRole('navigation', { name: services }).query();
    })
    .not.toBeNull();
}
