import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pageOf } from '#features/wallet/payments.fixture.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { offline, refuse } from '#testing/answers.ts';
import { emptyPage, noTeam } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import { ownRates, ratedPeople, ratedPerson } from './rate-answers.fixture.ts';
import { people } from './team/team.fixture.ts';

const address = '/m/member/agent/agentRebeat';
const main = page.getByRole('main');
const button = (name: string | RegExp) => main.getByRole('button', { name });
const sheet = page.getByRole('dialog');
const slider = (name: string) => sheet.getByRole('slider', { name, exact: true });
const press = (name: string) => sheet.getByRole('button', { name, exact: true }).click();
const saved = () => site.calls('agents', 'setDownlineRates').map(({ sent }) => sent);

const { history: _, ...answer } = ratedPerson({});

beforeEach(() => {
  site.answers({
    agents: {
      listDownlineRates: ({ account }) =>
        pageOf(ratedPeople.filter((one) => account === undefined || one.account === account)),
      setDownlineRates: answer,
    },
  });
});

afterEach(() => page.viewport(390, 844));

test('rates: the own ones, what the site allows, and those of people one step below', async () => {
  await mountScreen(address, { session: 'agent' });
  const own = main.getByRole('region', { name: 'My rates' });
  await expect.element(own).toHaveTextContent(/Slots1\.20%Highest 1\.20%/);
  await expect.element(own).toHaveTextContent(/Poker0\.50%Highest 1\.20%0\.60% from Nov 3, 2026/);
  await expect.element(button(/^bayani/)).toHaveTextContent(/Bayani.*Slots 1\.00%.*Live 0\.15%$/);
  await expect
    .element(button(/^corazon/))
    .toHaveTextContent(/No rates yet.*Changes on Nov 3, 2026/);
  expect(await accessibilityFindings()).toEqual([]);
});

test('rates: a slider goes in steps between the bounds, and says why one is fixed', async () => {
  await mountScreen(address, { session: 'agent' });
  await button(/^bayani/).click();
  const slots = slider('Slots');
  await expect.element(slots).toHaveAttribute('aria-valuetext', '1.00%');
  expect(location.search).toBe('?account=bayani');
  await expect.element(sheet.getByText('0.60% to 1.20%')).toBeVisible();
  await expect
    .element(sheet.getByText('Counts from tomorrow, Nov 3, 2026', { exact: false }))
    .toBeVisible();
  await expect.element(slider('Live')).not.toBeInTheDocument();
  await expect
    .element(sheet.getByText('Fixed: all of it is already given on to their team.'))
    .toBeVisible();
  await expect.element(sheet.getByText('You have nothing to give here.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);

  await press('Raise Slots');
  await expect.element(sheet.getByText('1.00% → 1.05%')).toBeVisible();
  slots.element().focus();
  await userEvent.keyboard('{End}');
  await expect.element(slots).toHaveAttribute('aria-valuetext', '1.20%');
  await expect.element(sheet.getByRole('button', { name: 'Raise Slots' })).toBeDisabled();
  await userEvent.keyboard('{Home}');
  await expect.element(slots).toHaveAttribute('aria-valuetext', '0.60%');
  await expect.element(sheet.getByRole('button', { name: 'Lower Slots' })).toBeDisabled();
  for (const name of ['Raise Slots', 'Lower Slots']) {
    const { width, height } = sheet.getByRole('button', { name }).element().getBoundingClientRect();
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
});

test('rates: what is set for the next day and the last changes are shown', async () => {
  await mountScreen(`${address}?account=corazon`, { session: 'agent' });
  await expect.element(slider('Slots')).toHaveAttribute('aria-valuetext', '0.40%');
  await expect.element(sheet.getByText('Counts today: 0.00%')).toBeVisible();
  await expect.element(sheet.getByText('No changes yet.')).toBeVisible();

  await mountScreen(`${address}?account=bayani`, { session: 'agent' });
  const changes = sheet.getByRole('region', { name: 'Changes' });
  await expect
    .element(changes)
    .toHaveTextContent(/Slots0\.80% → 1\.00%From Oct 20, 2026You, Oct 19, 2026/);
  await expect.element(changes).toHaveTextContent(/Slots0\.80%From Oct 6, 2026The site, /);
  await expect.element(changes).toHaveTextContent(/Live0\.15%From Oct 5, 2026Earlier upline, /);
});

test('rates: saving asks once, with old and new, and sends one key for one intent', async () => {
  await mountScreen(address, { session: 'agent' });
  await button(/^bayani/).click();
  await press('Raise Slots');
  await press('Raise Poker');
  await press('Lower Poker');
  await press('Raise Lottery');
  await press('Check 2 changes');
  await expect.element(sheet.getByRole('heading', { name: 'Save these rates?' })).toHaveFocus();
  await expect.element(sheet).toHaveTextContent(/Slots1\.00% → 1\.05%Lottery0\.00% → 0\.10%/);
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({ agents: { setDownlineRates: offline } });
  await press('Save');
  await expect.element(sheet.getByRole('alert')).toBeVisible();
  site.answers({ agents: { setDownlineRates: answer } });
  const read = site.calls('agents', 'listDownlineRates').length;
  await press('Save');
  await expectNotice('Saved. The new rates count from tomorrow.');
  await expect.element(sheet).not.toBeInTheDocument();
  expect(location.search).toBe('');
  await expect.poll(() => site.calls('agents', 'listDownlineRates').length).toBeGreaterThan(read);
  const [first, second] = saved();
  expect(second).toMatchObject({ account: 'bayani', rates: { RNG: '1.05', LOTT: '0.10' } });
  expect(second).toEqual(first);

  await button(/^bayani/).click();
  await press('Raise Slots');
  await press('Check 1 change');
  await press('Save');
  await expect.poll(() => saved().length).toBe(3);
  expect(saved()[2]?.['requestKey']).not.toBe(second?.['requestKey']);
});

test.each(['agent.rebate.range', 'agent.rebate.below'] as const)(
  'rates: %s stands at its category, with the bounds of now',
  async (code) => {
    const hints = { category: 'RNG', floor: '0.70', ceiling: '1.10' };
    site.answers({ agents: { setDownlineRates: refuse(code, hints) } });
    await mountScreen(`${address}?account=bayani`, { session: 'agent' });
    await press('Lower Slots');
    await press('Check 1 change');
    await press('Save');
    await expect.element(sheet.getByText('Choose a rate from 0.70% to 1.10%.')).toBeVisible();
    await expect.element(slider('Slots')).toHaveFocus();
    await expect.element(slider('Slots')).toHaveAttribute('max', '110');
    expect(await accessibilityFindings()).toEqual([]);
  },
);

test('rates: a name is searched; nobody leads back, or to opening an account', async () => {
  await mountScreen(address, { session: 'agent' });
  const search = main.getByRole('searchbox', { name: 'Username' });
  await search.fill('xy');
  await button('Search').click();
  await expect.element(main.getByText('Type at least 3 letters.')).toBeVisible();
  await search.fill('xyz');
  await button('Search').click();
  await expect.element(main.getByText('Nobody in your team has this username.')).toBeVisible();
  expect(location.search).toBe('?name=xyz');
  site.answers({ agents: { listDownlineRates: emptyPage } });
  await button('Clear search').click();
  await expect
    .element(main.getByRole('link', { name: 'Open account' }))
    .toHaveAttribute('href', '/m/agentRegister');
  await mountScreen(`${address}?account=stranger`, { session: 'agent' });
  await expect.element(sheet.getByText('Nobody in your team has this username.')).toBeVisible();
});

test('rates: own rates, list and person are each read again after a failure', async () => {
  site.answers({ agents: { getOwnRates: refuse('unknown.error') } });
  await mountScreen(address, { session: 'agent' });
  await expect.element(button('Try again')).toBeVisible();
  site.answers({ agents: { getOwnRates: ownRates } });
  await button('Try again').click();
  await expect.element(main.getByRole('region', { name: 'My rates' })).toBeVisible();
  site.answers({ agents: { listDownlineRates: refuse('unknown.error') } });
  await mountScreen(address, { session: 'agent' });
  await expect.element(button('Try again')).toBeVisible();
  site.answers({ agents: { listDownlineRates: pageOf(ratedPeople) } });
  await button('Try again').click();
  await expect.element(button(/^bayani/)).toBeVisible();
  site.answers({ agents: { listDownlineRates: refuse('unknown.error') } });
  await button(/^bayani/).click();
  await expect.element(sheet.getByRole('button', { name: 'Try again' })).toBeVisible();
  site.answers({ agents: { listDownlineRates: pageOf(ratedPeople) } });
  await press('Try again');
  await expect.element(slider('Slots')).toBeVisible();
});

test('rates: wide screens have a table; more people are shown page by page', async () => {
  await page.viewport(1024, 768);
  site.answers({
    agents: {
      listDownlineRates: ({ pageNo }) => ({
        ...pageOf([ratedPerson({ account: `page-${pageNo}`, nickname: '' })]),
        pageNum: pageNo,
        totalPages: 2,
      }),
    },
  });
  await mountScreen(address, { session: 'agent' });
  await button('Show more').click();
  const row = (name: string) => main.getByRole('row', { name });
  await expect.element(row('page-2')).toHaveTextContent(/1\.00%/);
  await expect.element(row('page-1')).toBeVisible();
  await expect.element(button('Show more')).not.toBeInTheDocument();
  expect(await accessibilityFindings()).toEqual([]);
  site.answers({ agents: { listDownlineRates: pageOf([ratedPerson({ account: 'page-2' })]) } });
  await button('Set rates of page-2').click();
  await expect.element(slider('Slots')).toBeVisible();
});

test('rates: in TY and light', async () => {
  await mountScreen(address, { session: 'agent', language: 'TY', theme: 'light' });
  await button(/^bayani/).click();
  await expect.element(sheet.getByText('0.60% hanggang 1.20%')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('rates: the sheet of people one step below leads to their rates, no other does', async () => {
  site.answers({ agents: { listDownlines: { ...noTeam.members, ...pageOf(people) } } });
  await mountScreen('/m/member/team', { session: 'agent' });
  await button(/^bayani/).click();
  await sheet.getByRole('link', { name: 'Rebate rates' }).click();
  await expect.element(slider('Slots')).toBeVisible();
  expect(location.pathname + location.search).toBe(`${address}?account=bayani`);
  history.back();
  await button(/^dalisay/).click();
  await expect.element(sheet.getByRole('link', { name: 'Bets' })).toBeVisible();
  await expect.element(sheet.getByRole('link', { name: 'Rebate rates' })).not.toBeInTheDocument();
});
