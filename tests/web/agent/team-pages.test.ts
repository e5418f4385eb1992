import { holdSession, logInTo } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';

const text = textsIn('EN');

test('§2 Agent home, §7: an agent goes from the home to the result, the people and the bets of the team', async ({
  page,
  baseURL,
}) => {
  await holdSession(page, await logInTo(baseURL ?? '', 'agent01'));
  await page.goto('/m/agent');
  await expect(page.getByText(/^Good (morning|day|afternoon|evening)$/)).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Amihan' })).toBeVisible();
  const today = page.getByRole('region', { name: text('agent.today') });
  await expect(today).toContainText(text('agent.count.loggedIn'));
  const menu = page.getByRole('region', { name: text('agent.menu') });

  await today.getByRole('link', { name: text('agent.today.more') }).click();
  await expect(page).toHaveURL(/\/m\/agent\/team\/overview$/);
  await page.getByRole('button', { name: text('team.period.yesterday') }).click();
  const best = page.getByRole('region', { name: text('agent.best') });
  await expect(best).toContainText('agent02');
  await expect(page.getByText(text('agent.overview.result'))).toContainText(/[1-9]/);

  await page.goBack();
  await menu.getByRole('link', { name: text('title.teamProfitAndLoss') }).click();
  await page.getByRole('button', { name: text('team.period.yesterday') }).click();
  await page.getByRole('link', { name: /^agent02/ }).click();
  await expect(page).toHaveURL(/account=agent02/);
  const path = page.getByRole('navigation', { name: text('team.path') });
  await expect(path).toHaveText(/My team.*agent02/);
  const lines = page.getByRole('region', { name: text('team.result.lines') });
  await expect(lines).toContainText('player21');
  await expect(lines).toContainText('agent21');

  await page.goto('/m/member/team');
  await expect(page.getByRole('list', { name: text('team.list') })).not.toContainText('player31');
  await page.getByRole('button', { name: /^player12/ }).click();
  const sheet = page.getByRole('dialog', { name: 'player12' });
  await expect(sheet).toContainText('Ligaya');
  await expect(sheet).not.toContainText('Mercado');
  await sheet.getByRole('link', { name: text('team.result.bets'), exact: true }).click();

  await expect(page).toHaveURL(/\/m\/teamBetting\?.*account=player12/);
  await page.goto('/m/teamBetting');
  await page.getByRole('button', { name: text('team.period.yesterday') }).click();
  const bet = page.getByRole('button', { name: /^(player|agent)\d\d/ }).first();
  const account = /^[a-z]+\d\d/.exec((await bet.textContent()) ?? '')?.[0];
  await bet.click();
  const round = page.getByRole('dialog');
  await expect(round).toContainText(`${text('records.bets.account')}${account}`);
  await expect(round).toContainText(`${text('records.bets.round')}${account}-`);
});
