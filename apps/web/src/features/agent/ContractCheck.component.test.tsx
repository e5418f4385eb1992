import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { looksOf } from '#testing/looks.ts';
import { mountPart } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { bringQueries } from '@pavilion/client/queries/queries.tsx';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { ContractCheck } from './ContractCheck.tsx';
import { contractRequestsKey } from './contracts/contract-keys.ts';

const words = {
  EN: {
    dividend: 'New dividend contract',
    hourly: 'New hourly salary contract',
    go: 'View contract',
    cancel: 'Cancel',
  },
  TY: {
    dividend: 'Bagong dividend contract',
    hourly: 'Bagong hourly salary contract',
    go: 'Tingnan ang contract',
    cancel: 'I-cancel',
  },
} as const;

const looks = looksOf([
  ['EN', 'dark'],
  ['TY', 'light'],
]);

type Funds = ResponseOf<PlayerEndpoints['transfers']['getConsolidatedFunds']>;

const nothingWaits: Funds = {
  dailysalreqtype: '',
  divtypecompperiodreq: '',
  contracthoursalreq: '',
  currency: 'PHP',
  currencySymbol: '₱',
  mainBalance: '0.00',
  cashBalance: '0.00',
  bonusBalance: '0.00',
  vendorBalance: '0.00',
  underWay: '0.00',
  total: '0.00',
  complete: true,
  wallets: [],
};

/** Waits until the page has drawn what follows from the last press or answer. */
async function twoFrames(): Promise<void> {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
}

/** Renders the check as on a page that comes after another. */
function DrawnAnew({ userName }: { userName: string }) {
  const [times, setTimes] = useState(0);
  return (
    <main>
      <button type="button" onClick={() => setTimes(times + 1)}>
        Draw anew
      </button>
      <p>Drawn {times} times anew</p>
      <ContractCheck key={times} userName={userName} />
    </main>
  );
}

const sessionOf = (userName: string, type: number) => ({
  token: `token-of-${userName}`,
  type,
  merchantCode: 'PAVILION',
  userName,
  firstTimeLogin: false,
});

for (const [language, theme] of looks) {
  const text = words[language];

  test(`§3, §4: the page notifies an agent of a waiting contract once and opens it, in ${language}`, async () => {
    site.answers({
      transfers: { getConsolidatedFunds: { ...nothingWaits, divtypecompperiodreq: 'NEW' } },
    });
    const open = (name: string) =>
      mountPart(<DrawnAnew userName={name} />, {
        language,
        theme,
        session: sessionOf(name, 1),
      });
    const alert = page.getByRole('dialog', { name: text.dividend });
    await open(`agent-${language}-a`);
    await expect.element(alert).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    await alert.getByRole('button', { name: text.cancel }).click();
    await expect.element(alert).not.toBeInTheDocument();
    await twoFrames();
    expect(location.pathname).toBe('/m/home');

    // The page does not ask the same agent again.
    await page.getByRole('button', { name: 'Draw anew' }).click();
    await expect.element(page.getByText('Drawn 1 times anew')).toBeVisible();
    await twoFrames();
    expect(alert.elements()).toEqual([]);
    await open(`agent-${language}-b`);
    await alert.getByRole('button', { name: text.go }).click();
    await expect.poll(() => location.pathname).toBe('/m/member/agent/getDevidendContract');
  });

  test(`§3, §4: the page notifies of an hourly salary too, in ${language}`, async () => {
    site.answers({
      transfers: { getConsolidatedFunds: { ...nothingWaits, contracthoursalreq: 'NEW' } },
    });
    const name = `agent-${language}-c`;
    const session = sessionOf(name, 1);
    await mountPart(<ContractCheck userName={name} />, { language, theme, session });
    await page
      .getByRole('dialog', { name: text.hourly })
      .getByRole('button', { name: text.go })
      .click();
    await expect.poll(() => location.pathname).toBe('/m/member/agent/getHourContract');
  });
}

test('§3, §4: an agent without a waiting contract sees no dialog until there is one', async () => {
  site.answers({ transfers: { getConsolidatedFunds: nothingWaits } });
  const open = () =>
    mountPart(<ContractCheck userName="quiet" />, { session: sessionOf('quiet', 1) });
  await open();
  await expect.poll(() => site.calls('transfers', 'getConsolidatedFunds')).toHaveLength(1);
  expect(page.getByRole('dialog').elements()).toEqual([]);
  site.answers({
    transfers: { getConsolidatedFunds: { ...nothingWaits, contracthoursalreq: 'NEW' } },
  });
  await open();
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName(words.EN.hourly);
});

test.each([
  [{ dailysalreqtype: 'CHANGE' as const }, 'Change of your daily salary contract'],
  [{ contracthoursalreq: 'END' as const }, 'Request to end an hourly salary contract'],
  [{ divtypecompperiodreq: 'CHANGE_HALF_MONTH' as const }, 'Change of your dividend contract'],
])('contract check: %j is told as "%s"', async (asked, title) => {
  site.answers({ transfers: { getConsolidatedFunds: { ...nothingWaits, ...asked } } });
  await mountPart(<ContractCheck userName={title} />, { session: sessionOf(title, 1) });
  await expect.element(page.getByRole('dialog')).toHaveAccessibleName(title);
});

test('contract check: a request to end leads to the page that finds the contract', async () => {
  site.answers({
    transfers: { getConsolidatedFunds: { ...nothingWaits, divtypecompperiodreq: 'END_WEEK' } },
  });
  await mountPart(<ContractCheck userName="payer" />, { session: sessionOf('payer', 1) });
  await page.getByRole('dialog').getByRole('button', { name: words.EN.go }).click();
  await expect
    .poll(() => location.pathname + location.search)
    .toBe('/m/member/agent/getDevidendContract?asked=end');
});

test('contract check: it asks again as soon as a change of contracts is told', async () => {
  site.answers({ transfers: { getConsolidatedFunds: nothingWaits } });
  await mountPart(<ContractCheck userName="live" />, { session: sessionOf('live', 1) });
  await expect.poll(() => site.calls('transfers', 'getConsolidatedFunds')).toHaveLength(1);
  const { client } = await bringQueries();
  const tell = (asked: Partial<Funds>) => {
    site.answers({ transfers: { getConsolidatedFunds: { ...nothingWaits, ...asked } } });
    void client.invalidateQueries({ queryKey: contractRequestsKey });
  };
  const alert = (name: string) => page.getByRole('dialog', { name });
  tell({ contracthoursalreq: 'NEW' });
  await alert(words.EN.hourly).getByRole('button', { name: words.EN.cancel }).click();
  tell({ contracthoursalreq: 'END' });
  const end = alert('Request to end an hourly salary contract');
  await end.getByRole('button', { name: words.EN.cancel }).click();

  // What was answered meanwhile may come a second time.
  tell({});
  await expect.poll(() => site.calls('transfers', 'getConsolidatedFunds')).toHaveLength(4);
  await twoFrames();
  tell({ contracthoursalreq: 'NEW' });
  await expect.element(alert(words.EN.hourly)).toBeVisible();
});

test('§3, §4: the page does not ask for the contracts of a member who is no agent', async () => {
  const part = (
    <>
      <p>Drawn</p>
      <ContractCheck userName="ligaya" />
    </>
  );
  await mountPart(part, { session: 'member' });
  await expect.element(page.getByText('Drawn')).toBeVisible();
  expect(site.calls('transfers', 'getConsolidatedFunds')).toEqual([]);
});
