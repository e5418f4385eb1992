import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { siteBoot } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { defaultMemberTypes, type MemberKind } from '@pavilion/domain/member/member-type';
import { webMessages } from '@pavilion/messages/web';
import { screenOf } from '@pavilion/screens/find-screen';

/** Member types of a site where type 0 is another kind than usual. */
function membersWho(are: Partial<MemberKind>) {
  const { kinds, otherwise } = defaultMemberTypes;
  const usual = kinds[0] ?? otherwise;
  return { memberTypes: { kinds: { ...kinds, 0: { ...usual, ...are } }, otherwise } };
}

const main = page.getByRole('main');
const h1 = () => main.getByRole('heading', { level: 1 }).element().textContent;

test('§6, D3: the site’s member types decide who may see a page', async () => {
  await mountScreen('/m/voucherCenter', {
    session: 'member',
    settings: membersWho({ depositor: false }),
  });
  await expect.element(main.getByText(webMessages['error.deposit.not.allowed'].EN)).toBeVisible();
  expect(h1()).toBe(webMessages['title.deposit'].EN);
  expect(site.calls('payments', 'listDepositChannels')).toEqual([]);

  await mountScreen('/m/feedback', { session: 'member', settings: membersWho({ trial: true }) });
  await expect.element(main.getByText(webMessages['error.trial.restricted'].EN)).toBeVisible();
  expect(h1()).toBe(webMessages['title.feedback'].EN);
});

test('§6, D3: they also decide about links and refusals', async () => {
  await mountScreen('/m/home', { session: 'member', settings: membersWho({ trial: true }) });
  await page.getByRole('link', { name: webMessages['tab.member'].EN }).click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByText(webMessages['error.trial.restricted'].EN)).toBeVisible();
});

test.each([
  ['rewardCenter', 'REWCEN3', webMessages['rewards.closed'].EN],
  ['benefits', 'REWCEN3', webMessages['vip.closed'].EN],
  ['mall', 'PTSYS3', webMessages['mall.closed'].EN],
  ['securityCenter', 'SECPRIV', webMessages['error.no.permission'].EN],
] as const)('§2 Side menu: %s says so while %s is off', async (id, flag, sentence) => {
  const { path, title } = screenOf(id);
  const whitelabel = { ...siteBoot.settings.whitelabel, [flag]: false };
  await mountScreen(path, { session: 'member', settings: { whitelabel } });
  await expect.element(main.getByText(sentence)).toBeVisible();
  expect(h1()).toBe(webMessages[title].EN);
});

test('§2 Change password: a guest is sent home, on any other page to the log-in', async () => {
  await mountScreen('/m/changePsw');
  await expect.poll(() => location.pathname).toBe('/m/home');
  await mountScreen('/m/feedback');
  await expect.poll(() => location.pathname).toBe('/m/login');
});
