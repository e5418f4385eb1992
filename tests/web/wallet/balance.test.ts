import { holdSession, registerMember } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';

test('§2 Header: a balance that is hidden stays hidden on every page, also after a reload', async ({
  page,
  baseURL,
}) => {
  await holdSession(page, await registerMember(baseURL ?? '', 'benita'));
  await page.goto('/m/myAccount/index');
  const header = page.getByRole('banner');
  const button = header.getByRole('button', { name: /^Balance / });
  const sheet = page.getByRole('dialog', { name: 'Balance' });
  await button.tap();
  await sheet.getByRole('button', { name: 'Hide balance' }).tap();
  for (const path of ['/m/myAccount/index', '/m/home']) {
    await page.goto(path);
    await expect(button).toHaveAccessibleName('Balance •••••• Balance hidden');
    await expect(header).not.toContainText('₱');
  }
});
