import { expect } from 'vitest';
import { page } from 'vitest/browser';
import { homeBoot } from '../../app/home-boot.fixture.ts';
import { mountScreen } from '../../testing/mount-screen.tsx';
import { site } from '../../testing/site.ts';

/** What the home asks for beyond what every page does: all games, and nothing that happens live. */
function answerHome(): void {
  const { hotGames, games, vendors } = homeBoot.home!;
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
};

/** Opens the home with its icons of services, which the first scroll brings. */
export async function openHome({ answers = {}, ...given }: Given = {}): Promise<void> {
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
