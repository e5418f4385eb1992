import { randomUUID } from 'node:crypto';
import { onlyInFull } from '../../support/browser.ts';
import { fund } from '../../support/payer.ts';
import { holdSession, logInTo } from '../../support/people.ts';
import { textsIn } from '../../support/texts.ts';
import { expect, test } from '../../support/timed-site.ts';
import { coralChoir, placeValidBets, raiseBet } from '../games/playing.ts';

const text = textsIn('EN');
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
/** Hours are worked out ten minutes after their end, by jobs that run each minute. */
const paidAfterMs = 13 * minuteMs;
const jobsMs = 5 * minuteMs;
const contractPage = '/m/member/agent/getHourContract';

const leftOfHourMs = (now: Date) => hourMs - (now.getTime() % hourMs);

test.describe('agents: a contract', () => {
  test.describe.configure({ timeout: jobsMs + 4 * minuteMs });

  test(
    'is offered, prompted, accepted, and the hour in which the team plays is paid',
    onlyInFull,
    async ({ page, site, passTime }) => {
      await site.operate('POST', '/operator/contracts', {
        action: 'propose',
        account: 'agent01',
        kind: 'hourlySalary',
        terms: { tiers: [{ validBetAmount: '1.00', rate: '2.00' }] },
        requestKey: randomUUID(),
      });
      await holdSession(page, await logInTo(site.url, 'agent01'));
      await page.goto('/m/home');
      const alert = page.getByRole('dialog', { name: text('contract.hourlySalary') });
      await alert.getByRole('button', { name: text('contract.go') }).click();
      await page.getByRole('button', { name: text('contracts.accept'), exact: true }).click();
      const asks = page.getByRole('dialog', { name: text('contracts.accept.title') });
      await asks.getByRole('button', { name: text('contracts.accept'), exact: true }).click();
      await expect(page.getByText(/^You accepted\. The contract starts /)).toBeVisible();
      await page.goto('about:blank');
      await passTime(leftOfHourMs(site.now()) + 2 * minuteMs);

      const player = await logInTo(site.url, 'player11');
      await fund(site, site.url, player, '2500.00');
      const context = await page.context().browser()?.newContext({ baseURL: site.url });
      if (!context) throw new Error('the browser opens no other context');
      const phone = await context.newPage();
      await phone.clock.install({ time: site.now() });
      await holdSession(phone, player);
      await phone.goto(`/m/play/${coralChoir.nodeId}`);
      await raiseBet(phone);
      await placeValidBets(phone, 2);
      await context.close();

      await passTime(leftOfHourMs(site.now()) + paidAfterMs);
      await holdSession(page, await logInTo(site.url, 'agent01'));
      const received = page.getByRole('list', { name: text('settlements.received') });
      const paid = received.getByRole('listitem').filter({
        hasText: text('settlements.state.paid'),
      });
      await expect(async () => {
        await page.goto(contractPage);
        await expect(paid.first()).toContainText('₱20.00', { timeout: 10_000 });
      }).toPass({ timeout: jobsMs });
      await paid.first().getByRole('button').click();
      const sheet = page.getByRole('dialog');
      await expect(sheet).toContainText('₱1,000.00');
      await expect(sheet).toContainText('2.00%');
    },
  );
});
