import { encode } from 'uqr';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import { noLinks } from '../link-answers.fixture.ts';
import { linkOf, links, pausedLink } from './links.fixture.ts';

const main = page.getByRole('main');
const sheet = page.getByRole('dialog', { name: 'Facebook group' });
const form = page.getByRole('dialog', { name: 'New link' });
const button = (name: string) => form.getByRole('button', { name, exact: true });
const made = () => site.calls('agents', 'createLink').map(({ sent }) => sent);
const url = 'https://pavilion.example/m/register?code=K7MPQ4TX';

/** The squares of a drawn code: 1 dark, 0 light. */
function squaresOf(picture: Element): number[][] {
  const side = Number(picture.getAttribute('viewBox')?.split(' ')[2]);
  const outline = picture.querySelector('path + path')?.getAttribute('d') ?? '';
  const dark = new Set(
    [...outline.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`),
  );
  return Array.from({ length: side }, (_, y) =>
    Array.from({ length: side }, (__, x) => Number(dark.has(`${x} ${y}`))),
  );
}

beforeEach(() => site.answers({ agents: { listLinks: links } }));

for (const [language, theme] of usualLooks) {
  test(`links: the list says what came of each, in ${language}`, async () => {
    await mountScreen('/m/agentRegister', { session: 'agent', language, theme });
    const cards = main.getByRole('listitem');
    await expect.poll(() => cards.elements().length).toBe(4);
    expect(cards.elements()[1]?.textContent).toContain('Facebook group');
    expect(cards.elements()[1]?.textContent).toContain('1,204 / 10,000');
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('links: the code is that of the whole address, dark on white with a margin', async () => {
  await mountScreen('/m/agentRegister', { session: 'agent' });
  await main.getByRole('button', { name: /Facebook group/ }).click();
  const picture = sheet.getByRole('img', { name: 'QR code of the link with the code K7MPQ4TX' });
  await expect.element(picture).toBeVisible();
  const squares = squaresOf(picture.element());
  expect(squares).toEqual(encode(url, { border: 4 }).data.map((row) => row.map(Number)));
  const fills = [...picture.element().querySelectorAll('path')].map(
    (path) => getComputedStyle(path).fill,
  );
  expect(fills).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  expect(await accessibilityFindings()).toEqual([]);
});

test('links: the address is copied, and shared where the device can', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const share = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  try {
    await mountScreen('/m/agentRegister', { session: 'agent' });
    await main.getByRole('button', { name: /Facebook group/ }).click();
    await sheet.getByRole('button', { name: 'Copy link' }).click();
    await expectNotice('Copied');
    expect(copied.mock.calls).toEqual([[url]]);
    await sheet.getByRole('button', { name: 'Share' }).click();
    expect(share.mock.calls).toEqual([[{ url, title: 'Pavilion' }]]);
  } finally {
    Reflect.deleteProperty(navigator, 'share');
    copied.mockRestore();
  }
});

test('links: one becomes the default, and one is deleted after a question', async () => {
  site.answers({
    agents: {
      setDefaultLink: linkOf({ ...links.list[0], isDefault: true }),
      deleteLink: {},
    },
  });
  await mountScreen('/m/agentRegister', { session: 'agent' });
  await main.getByRole('button', { name: /H3WRC8YN/ }).click();
  const newest = page.getByRole('dialog', { name: 'H3WRC8YN' });
  await newest.getByRole('button', { name: 'Make default' }).click();
  await expect.element(newest.getByRole('button', { name: 'No longer default' })).toBeVisible();
  await expect
    .poll(() => site.calls('agents', 'setDefaultLink').map(({ input }) => input))
    .toEqual([{ affiUrlId: '10', isDefault: true }]);
  // Once in the list and once in the sheet.
  await expect.poll(() => main.getByText('Default', { exact: true }).elements().length).toBe(2);
  await newest.getByRole('button', { name: 'Delete' }).click();
  const question = page.getByRole('dialog', { name: 'Delete this link?' });
  await question.getByRole('button', { name: 'Keep' }).click();
  expect(site.calls('agents', 'deleteLink')).toEqual([]);
  await newest.getByRole('button', { name: 'Delete' }).click();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expectNotice('Link deleted');
  await expect.poll(() => main.getByRole('listitem').elements().length).toBe(3);
  await expect
    .poll(() => site.calls('agents', 'deleteLink').map(({ input }) => input))
    .toEqual([{ affiUrlId: '10' }]);
});

test('links: a link that is over says why, and is not given to anybody', async () => {
  await mountScreen('/m/agentRegister', { session: 'agent' });
  await main.getByRole('button', { name: /Team leaders/ }).click();
  const over = page.getByRole('dialog', { name: 'Team leaders' });
  await expect.element(over.getByText(/^This link has expired/)).toBeVisible();
  await expect.element(over.getByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
  await expect.element(over.getByRole('button', { name: 'Make default' })).not.toBeInTheDocument();
});

test('links: one that the site has paused can only be deleted, and leads to support', async () => {
  site.answers({ agents: { listLinks: { ...links, list: [pausedLink] } } });
  await mountScreen('/m/agentRegister', { session: 'agent' });
  const card = main.getByRole('button', { name: /Market stall/ });
  await expect.element(card.getByText('Paused', { exact: true })).toBeVisible();
  await expect.element(card.getByText('This link is paused. Contact support.')).toBeVisible();
  await card.click();
  const paused = page.getByRole('dialog', { name: 'Market stall' });
  await expect.element(paused.getByText('This link is paused. Contact support.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await expect.element(paused.getByRole('img', { name: /^QR code/ })).not.toBeInTheDocument();
  await expect.element(paused.getByRole('button', { name: 'Delete' })).toBeVisible();
  for (const name of ['Copy link', 'Share', 'Save picture', 'Make default', 'No longer default']) {
    await expect.element(paused.getByRole('button', { name })).not.toBeInTheDocument();
  }
  const support = paused.getByRole('link', { name: 'Contact support' });
  await expect.element(support).toHaveAttribute('href', '/m/feedback');
});

test('links: the first one is made once for two taps, and shown with its code', async () => {
  site.answers({ agents: { listLinks: { ...noLinks, domains: ['lakbay.example'] } } });
  await mountScreen('/m/agentRegister', { session: 'agent' });
  await main.getByRole('button', { name: 'New link' }).click();
  await form.getByRole('tab', { name: 'Agent' }).click();
  await form.getByLabelText('Label').fill('Facebook group');
  const slots = form.getByRole('slider', { name: 'Slots', exact: true });
  await button('Raise Slots').click();
  await button('Raise Slots').click();
  await button('Lower Slots').click();
  await button('Raise Slots').click();
  await expect.element(slots).toHaveAttribute('aria-valuetext', '0.10%');
  await expect.element(form.getByRole('slider', { name: 'Cockfight' })).toBeDisabled();
  await form.getByRole('combobox', { name: 'Open for' }).selectOptions('7');
  await form.getByLabelText('How many can sign up').fill('50');
  await form.getByRole('combobox', { name: 'Site address' }).selectOptions('lakbay.example');
  await expect.element(form.getByRole('checkbox', { name: /default link/ })).toBeChecked();
  expect(await accessibilityFindings()).toEqual([]);
  const arrive = site.hold('agents', 'createLink');
  await userEvent.dblClick(button('Make link'));
  arrive(linkOf({ label: 'Facebook group', isDefault: true, maxUses: 50 }));
  await expect.element(sheet.getByRole('img', { name: /^QR code/ })).toBeVisible();
  await expect.element(main.getByRole('listitem').getByText('0 / 50')).toBeVisible();
  expect(made()).toEqual([
    {
      type: 1,
      rates: { RNG: '0.10' },
      label: 'Facebook group',
      days: 7,
      maxUses: 50,
      isDefault: true,
      domain: 'lakbay.example',
      requestKey: expect.any(String) as string,
    },
  ]);
});

test('links: what is wrong stands at its field, and a repeat has the same key', async () => {
  site.answers({
    agents: { createLink: refuse('agent.rebate.range', { category: 'LIVE', ceiling: '0.10' }) },
  });
  await mountScreen('/m/agentRegister', { session: 'agent' });
  await main.getByRole('button', { name: 'New link' }).click();
  const uses = form.getByLabelText('How many can sign up');
  await uses.fill('10001');
  await button('Make link').click();
  await expect.element(uses).toHaveAccessibleDescription('Enter a number from 1 to 10,000.');
  expect(made()).toEqual([]);
  await uses.fill('');
  await button('All highest').click();
  await button('Make link').click();
  const live = form.getByRole('slider', { name: 'Live' });
  await expect.element(live).toHaveAccessibleDescription(/^This rate is too high/);
  await button('Make link').click();
  await expect.poll(() => made().length).toBe(2);
  const [first, repeat] = made();
  expect(repeat).toEqual(first);
  site.answers({ agents: { createLink: refuse('agent.link.limit') } });
  await button('Lower Live').click();
  await button('Make link').click();
  await expect
    .element(form.getByRole('alert'))
    .toHaveTextContent('You have as many open links as allowed. Delete one first.');
  expect(made()[2]?.['requestKey']).not.toBe(first?.['requestKey']);
});

test('links: a site that lets agents make none says so, as does a full list', async () => {
  site.answers({ agents: { listLinks: { ...links, opensLinks: false } } });
  await mountScreen('/m/agentRegister', { session: 'agent' });
  await expect.element(main.getByText(/^New links cannot be made right now/)).toBeVisible();
  await expect.element(main.getByRole('button', { name: 'New link' })).not.toBeInTheDocument();
  site.answers({ agents: { listLinks: { ...links, mostLinks: 2 } } });
  await mountScreen('/m/agentRegister', { session: 'agent' });
  await expect.element(main.getByText(/^You have 2 open links, the most allowed/)).toBeVisible();
});
