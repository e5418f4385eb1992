import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { ask, holdSession, logInTo, sendCall, type SessionAnswer } from '../../support/people.ts';
import type { OwnSite } from '../../support/sites.ts';
import { expect, keepChoices, noPopupsToday, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';

const text = textsIn('EN');
const daily = '/wps/relay/MCSFE_processDailySalaryContract';
const dailyPage = '/m/member/agent/getSalaryContract';

type Open = { contractId: string; state: string };

let site: OwnSite;
test.beforeAll(({ variant }) => {
  site = variant;
});

/** Ends what an earlier try has left: hourly contracts of the agent, and offers to others. */
async function clear(agent: SessionAnswer): Promise<void> {
  const own = (await ask(site.url, agent, '/wps/relay/MCSFE_processContractHourSalary')) as {
    waiting: Open | null;
  };
  if (own.waiting) {
    const { contractId, state } = own.waiting;
    const action = state === 'proposed' ? 'withdraw' : 'end';
    const reason = 'An earlier try has left it.';
    const body = { action, contractId, reason, requestKey: randomUUID() };
    await site.operate('POST', '/operator/contracts', body);
  }
  const given = (await ask(site.url, agent, '/wps/agent/contracts?state=proposed')) as {
    list: Open[];
  };
  for (const { contractId } of given.list) {
    const body = { action: 'withdraw', contractId, requestKey: randomUUID() };
    await sendCall(site.url, { method: 'POST', path: daily, token: agent.token, body });
  }
}

/** Opens the home and waits until it knows what the agent is asked. */
async function openHome(page: Page): Promise<void> {
  const answer = page.waitForResponse((one) => one.url().includes('funds/consolidated'));
  await page.goto(`${site.url}/m/home`);
  expect((await answer).status()).toBe(200);
}

async function become(page: Page, agent: SessionAnswer): Promise<void> {
  await holdSession(page.context(), agent);
  await keepChoices(page.context(), site.url, { popups: noPopupsToday(), hideDownloadBar: '1' });
}

test('§3, §4: an agent is asked about a contract of the house, opens and accepts it', async ({
  page,
}) => {
  const agent = await logInTo(site.url, 'agent01');
  await clear(agent);
  await become(page, agent);
  await openHome(page);
  await expect(page.getByRole('navigation', { name: 'Contact us' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const offer = { action: 'propose', account: 'agent01', kind: 'hourlySalary' };
  await site.operate('POST', '/operator/contracts', { ...offer, requestKey: randomUUID() });
  await openHome(page);
  const alert = page.getByRole('dialog', { name: text('contract.hourlySalary') });
  await alert.getByRole('button', { name: text('contract.go') }).click();
  await expect(page).toHaveURL(/\/m\/member\/agent\/getHourContract$/);
  await expect(page.getByText(text('contracts.by.house'))).toBeVisible();
  await page.getByRole('button', { name: text('contracts.accept'), exact: true }).click();
  const asks = page.getByRole('dialog', { name: text('contracts.accept.title') });
  await asks.getByRole('button', { name: text('contracts.accept'), exact: true }).click();
  await expect(page.getByText(/^You accepted\. The contract starts /)).toBeVisible();
});

test('§2 Agent home: an agent offers a change, who is below rejects it and says why', async ({
  page,
}) => {
  const agent = await logInTo(site.url, 'agent01');
  await clear(agent);
  await become(page, agent);
  await page.goto(`${site.url}${dailyPage}?tab=given&account=agent02`);
  const sheet = page.getByRole('dialog', { name: text('contract.offer.title.change') });
  const rates = sheet.getByRole('textbox', { name: text('contract.offer.rate') });
  await rates.first().fill('0.20');
  await sheet.getByRole('button', { name: text('contract.offer.continue') }).click();
  await sheet.getByRole('button', { name: text('contract.offer.send') }).click();
  await expect(sheet).toBeHidden();
  const given = page.getByRole('list', { name: text('contracts.given.list') });
  await expect(given).toContainText(text('contracts.state.proposed'));

  const phone = await page.context().browser()?.newContext();
  if (!phone) throw new Error('the browser opens no other context');
  const other = await phone.newPage();
  await become(other, await logInTo(site.url, 'agent02'));
  await openHome(other);
  const alert = other.getByRole('dialog', { name: text('contract.change.dailySalary') });
  await alert.getByRole('button', { name: text('contract.go') }).click();
  await other.getByRole('button', { name: text('contracts.reject'), exact: true }).click();
  const why = other.getByRole('dialog', { name: text('contracts.reject.title') });
  await why.getByRole('textbox').fill('The first tier is too low.');
  await why.getByRole('button', { name: text('contracts.reject'), exact: true }).click();
  await expect(other.getByText(text('contracts.state.rejected')).first()).toBeVisible();
  await phone.close();

  await page.goto(`${site.url}/m/webEmail`);
  await page.getByText(text('contract.letter.title.dailySalary')).first().click();
  await expect(page.getByText(/agent02 did not accept the contract\./)).toBeVisible();
  await expect(page.getByText(/The first tier is too low\./)).toBeVisible();
});

test('§2 Agent home: each day of a contract is paid, explained line by line, and on record', async ({
  page,
}) => {
  await become(page, await logInTo(site.url, 'agent01'));
  await page.goto(`${site.url}${dailyPage}`);
  // The last seven days: a month that has just begun has no settlements yet.
  await page.getByRole('button', { name: text('team.period.custom') }).click();
  const received = page.getByRole('list', { name: text('settlements.received') });
  const paid = received.getByRole('listitem').filter({
    hasText: text('settlements.state.paid'),
  });
  const first = paid.first();
  const amount = /₱[\d,]+\.\d\d/.exec((await first.textContent()) ?? '')?.[0] ?? 'none';
  await first.getByRole('button').click();
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText(text('contracts.line.validBetAmount'));
  await expect(sheet).toContainText(amount);
  await page.goto(`${site.url}/m/transaction/record`);
  await expect(page.getByText(text('records.kind.salary')).first()).toBeVisible();
});
