import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pageOf } from '#features/wallet/payments.fixture.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { noLinks } from '../link-answers.fixture.ts';
import { ownRates } from '../rate-answers.fixture.ts';
import { joined, joinedOf } from './links.fixture.ts';

const main = page.getByRole('main');
const button = (name: string) => main.getByRole('button', { name, exact: true });
const username = main.getByLabelText('Username');
const password = main.getByLabelText('First password', { exact: false });
const sent = () => site.calls('agents', 'openDownline').map((call) => call.sent);
const open = (tab: string) => mountScreen(`/m/agentRegister?tab=${tab}`, { session: 'agent' });

beforeEach(() => site.answers({ registration: { checkUsername: { available: true } } }));

test('direct: an account is opened once for two taps, and its password is shown once', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await open('direct');
  await username.fill('Maria2026');
  await button('Make a password').click();
  const made = (password.element() as HTMLInputElement).value;
  expect(made).toMatch(/^[A-Z][a-z]{3}-[a-z2-9]{4}-[2-9][a-z2-9]{3}$/);
  await button('Raise Slots').click();
  expect(await accessibilityFindings()).toEqual([]);
  const arrive = site.hold('agents', 'openDownline');
  await userEvent.dblClick(button('Open account'));
  arrive({ account: 'maria2026', openedToday: 4, mostPerDay: 20 });
  await expect.element(main.getByRole('heading', { name: 'Account opened' })).toBeVisible();
  expect(sent()).toEqual([
    {
      username: 'maria2026',
      password: made,
      type: 0,
      rates: { RNG: '0.05' },
      requestKey: expect.any(String) as string,
    },
  ]);
  await expect.element(main.getByText('4 of 20 opened today')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await button('Copy both').click();
  expect(copied.mock.calls).toEqual([
    [`Username: maria2026\nPassword: ${made}\n${location.origin}/m/login`],
  ]);
  copied.mockRestore();

  await main.getByRole('tab', { name: 'Joined' }).click();
  await main.getByRole('tab', { name: 'Direct' }).click();
  await expect.element(main.getByText(made)).toBeVisible();
  await button('Open another').click();
  await expect.element(username).toHaveValue('');
  await expect.element(main.getByText(made)).not.toBeInTheDocument();
});

test('direct: what is wrong stands at its field', async () => {
  site.answers({ registration: { checkUsername: { available: false } } });
  await open('direct');
  await username.fill('maria2026');
  await password.fill('short');
  await button('Open account').click();
  await expect.element(username).toHaveAccessibleDescription(/already exists/);
  await expect.element(password).toHaveAccessibleDescription(/8 characters/);
  expect(sent()).toEqual([]);
  site.answers({
    registration: { checkUsername: { available: true } },
    agents: { openDownline: refuse('register.name.reserved') },
  });
  await username.fill('pavilion');
  await password.fill('lantern-on-water');
  await button('Open account').click();
  await expect.poll(() => sent().length).toBe(1);
  await expect.element(username).toHaveAttribute('aria-invalid', 'true');
  await expect.element(username).toHaveFocus();
  site.answers({ agents: { openDownline: refuse('agent.depth') } });
  await username.fill('maria2026');
  await button('Open account').click();
  await expect.element(main.getByRole('alert')).toHaveTextContent('too many levels');
});

test('direct: no rates to give, a used day and a closed site are said', async () => {
  const rates = ownRates.rates.map((rate) => ({ ...rate, ceiling: '0.00' }));
  site.answers({ agents: { getOwnRates: { ...ownRates, rates } } });
  await open('direct');
  await expect.element(main.getByText(/^You have no rebate rates to give on/)).toBeVisible();
  await expect.element(main.getByRole('slider')).not.toBeInTheDocument();
  site.answers({ agents: { listLinks: { ...noLinks, openedToday: 20 } } });
  await open('direct');
  await expect.element(main.getByText(/^You have opened 20 accounts today/)).toBeVisible();
  site.answers({ agents: { listLinks: { ...noLinks, opensDirectly: false } } });
  await open('direct');
  await expect.element(main.getByText(/^Accounts cannot be opened directly/)).toBeVisible();
});

test('joined: each with the way and the first deposit, in rows or a table', async () => {
  site.answers({
    agents: {
      listRegistered: ({ pageNo }) => ({
        ...pageOf(pageNo === 1 ? joined : [joinedOf({ account: 'gregorio' })]),
        pageNum: pageNo,
        totalPages: 2,
      }),
    },
  });
  await open('joined');
  const rows = () =>
    main
      .getByRole('listitem')
      .elements()
      .map((one) => one.textContent);
  await expect.poll(() => rows().length).toBe(4);
  expect(rows()[0]).toBe('bayaniMemberHas depositedBayaniLink: Facebook groupNov 2, 2026');
  expect(rows()[1]).toContain('No deposit yetLink: H3WRC8YN');
  expect(rows()[2]).toContain('Opened by you');
  expect(rows()[3]).toContain('Your site address');
  expect(await accessibilityFindings()).toEqual([]);
  await button('Show more').click();
  await expect.poll(() => rows().at(-1)).toContain('gregorio');
  await page.viewport(1024, 768);
  try {
    const row = main.getByRole('table').getByRole('row', { name: /corazon/ });
    await expect.element(row).toHaveTextContent(/MemberNov 2, 2026Link: H3WRC8YNNo deposit yet/);
    expect(await accessibilityFindings()).toEqual([]);
  } finally {
    await page.viewport(390, 844);
  }
});

test('joined: nobody yet leads to the links, and a failure is tried again', async () => {
  site.answers({ agents: { listRegistered: refuse('unknown.error') } });
  await open('joined');
  await expect.element(button('Try again')).toBeVisible();
  site.answers({ agents: { listRegistered: pageOf([]) } });
  await button('Try again').click();
  await button('See links').click();
  await expect.element(main.getByText(/^You have no links yet/)).toBeVisible();
  expect(location.search).toBe('');
  expect(await accessibilityFindings()).toEqual([]);
});
