import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { homeBoot } from '#app/boot/home-boot.fixture.ts';
import { localDay } from '@pavilion/client/language/local-day.ts';
import { mountScreen } from './mount-screen.tsx';
import { site } from './site.ts';

/** The home's part of the boot data. */
export const firstHome = homeBoot.home;

/** Answers the home's calls beyond those of every page: all games, and nothing live. */
function answerHome(): void {
  const { hotGames, games, vendors } = firstHome;
  site.answers({
    games: {
      listGames: games,
      listHotGames: hotGames,
      listVendors: vendors,
    },
    site: {
      getLicence: { title: 'License', paragraphs: ['Licensed.'], responsibleGaming: 'Play less.' },
    },
  });
}

type Given = NonNullable<Parameters<typeof mountScreen>[1]> & {
  /** The test's own answers, set before the home calls. */
  answers?: Parameters<typeof site.answers>[0];
  /** Shows pop-ups, which are otherwise switched off for the day. */
  popups?: boolean;
};

/** Opens the home and scrolls until its service icons are here. */
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
  const services = given.language === 'TY' ? 'Kontakin kami' : 'Contact us';
  await expect
    .poll(() => {
      dispatchEvent(new Event('scroll'));
      return page.getByRole('navigation', { name: services }).query();
    })
    .not.toBeNull();
}
