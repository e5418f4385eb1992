import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { chooseLanguage } from '#kit/language/language-choice.ts';
import { emptyPage, siteBoot } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { openHome } from '#testing/open-home.ts';
import { site } from '#testing/site.ts';

const { brand, mobileTemplate } = siteBoot.settings;
/** A site whose merchant code is not the fallback for a missing one. */
const ofLantern = { brand: { ...brand, merchantCode: 'LANTERN' } };
const mobile = { platform: 'M', merchantCode: 'LANTERN' };
const ofHome = { types: 'B,PL,PU,PR,H', groupName: 'm_home', ...mobile };

/** The queries that the page sent in a language, for open announcements or the member's own. */
function calls(call: 'listAnnouncements' | 'listMemberAnnouncements', language = 'EN') {
  const made = site.calls('content', call).filter((one) => one.language === language);
  return made.map(({ sent }) => sent);
}

test('§7, §2 Home screen: the home asks for its announcements by platform and merchant, also in the next language', async () => {
  const home = ['adverts' as const, 'events' as const];
  const settings = { ...ofLantern, mobileTemplate: { ...mobileTemplate, home } };
  await openHome({ settings });
  for (const groupName of ['m_adver', 'm_event']) {
    await expect
      .poll(() => {
        page.getByRole('main').element().lastElementChild?.scrollIntoView();
        return calls('listAnnouncements');
      })
      .toContainEqual({ types: 'B', groupName, ...mobile });
  }
  expect(calls('listAnnouncements', 'TY')).toEqual([]);
  await chooseLanguage('TY');
  await expect.poll(() => calls('listAnnouncements', 'TY')).toContainEqual(ofHome);
});

test('§7: boot data without announcements makes the home fetch its own', async () => {
  await openHome({ settings: ofLantern, language: 'TY' });
  await chooseLanguage('EN');
  await expect.poll(() => calls('listAnnouncements')).toContainEqual(ofHome);
});

test('§7, §2 Notice screen: guests and members ask for notices by platform and merchant', async () => {
  await mountScreen('/m/notice', { settings: ofLantern });
  const notices = { types: 'B,PL,PU,H', groupName: 'm_home', ...mobile };
  await expect.poll(() => calls('listAnnouncements')).toEqual([notices]);
  await mountScreen('/m/notice', { settings: ofLantern, session: 'member' });
  const own = { types: 'B,PL,PU,H,A', ...mobile };
  await expect.poll(() => calls('listMemberAnnouncements')).toEqual([own]);
});

test('§7, §2 Registration screen: the registration asks for the banners of its group', async () => {
  await mountScreen('/m/register', { settings: ofLantern });
  const ofForm = { types: 'B', groupName: 'm_reg', ...mobile };
  await expect.poll(() => calls('listAnnouncements')).toEqual([ofForm]);
  await chooseLanguage('TY');
  await expect.poll(() => calls('listAnnouncements', 'TY')).toEqual([ofForm]);
});

test('§7: the entry of games asks for what is announced on platform W', async () => {
  const games = { listVendors: { list: [] }, listVassalTypes: { list: [] }, listGames: emptyPage };
  site.answers({ games });
  await mountScreen('/m/gameCenter', { settings: ofLantern });
  const entry = { types: 'B,H', platform: 'W', merchantCode: 'LANTERN' };
  await expect.poll(() => calls('listAnnouncements')).toEqual([entry]);
});

test('§7, §2 Home screen: the winner board asks for 20 of all categories, again in the next language', async () => {
  const settings = { mobileTemplate: { ...mobileTemplate, home: ['winners' as const] } };
  await openHome({ settings, answers: { games: { listWinners: { list: [] } } } });
  const made = () => site.calls('games', 'listWinners').map(({ sent }) => sent);
  const ofBoard = { gameCategory: 'ALL', limitNum: '20' };
  await expect.poll(made).toEqual([{ ...ofBoard, language: 'EN' }]);
  await chooseLanguage('TY');
  await expect.poll(made).toEqual([
    { ...ofBoard, language: 'EN' },
    { ...ofBoard, language: 'TY' },
  ]);
});
