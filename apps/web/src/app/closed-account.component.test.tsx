import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { gameOf, pageOfGames } from '#features/games/games.fixture.ts';
import { box, button, codeSent } from '#features/session/session-answers.fixture.ts';
import { readSession } from '#kit/session-record.ts';
import { refuse } from '#testing/answers.ts';
import { emptyPage } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';

const closed = refuse('member.closed');
const said = 'This account is closed. Write to support if you want it back.';
const main = page.getByRole('main');
const mobileNum = '09171234567';

async function expectRefusal(): Promise<void> {
  await expect.element(page.getByRole('alert').filter({ hasText: said })).toBeVisible();
  expect(readSession()).toBeNull();
}

async function fillIn(): Promise<void> {
  await box('Username').fill('ligaya');
  await box('Password').fill('lantern-on-water');
}

test.each([
  ['EN', 'Log in', said],
  ['TY', 'Mag-log in', 'Sarado na ang account na ito.'],
] as const)('§7: the log-in says so, in %s', async (language, logIn, words) => {
  site.answers({ sessions: { logIn: closed } });
  await mountScreen('/m/login', { language });
  await fillIn();
  await main.getByRole('button', { name: logIn, exact: true }).click();
  await expect.element(main.getByRole('alert')).toHaveTextContent(words);
  expect(readSession()).toBeNull();
});

test('§7: the log-in over a page says so', async () => {
  site.answers({
    sessions: { logIn: closed },
    games: {
      listVendors: { list: [] },
      listVassalTypes: { list: [] },
      listGames: pageOfGames(gameOf({ nodeId: 10_001 })),
      listRecentGames: emptyPage,
    },
  });
  await mountScreen('/m/rng?tab=SC');
  await button('Add Coral Choir to favorites').click();
  await expect.element(page.getByRole('dialog', { name: 'Log in to continue' })).toBeVisible();
  await fillIn();
  await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
  await expectRefusal();
});

test('§7: a remembered device is told', async () => {
  const remembered = {
    type: 'username',
    username: 'ligaya',
    countryDialingCode: '',
    remembered: true,
  };
  localStorage.setItem('remPass', JSON.stringify(remembered));
  site.answers({ sessions: { logInByDevice: closed } });
  await mountScreen('/m/login');
  await expect.element(box('Username')).toHaveValue('ligaya');
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await expectRefusal();
});

test('§7: the log-in by SMS says so', async () => {
  site.answers({
    credentials: { requestSmsCode: codeSent },
    sessions: { logIn: closed },
  });
  await mountScreen('/m/login');
  await page.getByRole('tab', { name: 'SMS code' }).click();
  await box('Mobile number').fill(mobileNum);
  await button('Send code').click();
  await box('SMS code').fill('246810');
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await expectRefusal();
});

test('§7: a forgotten password is not replaced', async () => {
  site.answers({
    credentials: { requestSmsCode: codeSent },
    security: { resetPasswordByPhone: closed },
  });
  await mountScreen('/m/forget');
  await box('Mobile number').fill(mobileNum);
  await button('Send code').click();
  await box('SMS code').fill('246810');
  await box('New password').fill('boats-at-dusk');
  await button('Reset password').click();
  await expectRefusal();
});
