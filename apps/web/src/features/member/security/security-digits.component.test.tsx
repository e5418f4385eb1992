import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { securityAnswers } from '../security-answers.fixture.ts';

const dialog = page.getByRole('dialog');

test.each([
  [/^E-mail/, 'E-mail code'],
  [/^Mobile number/, 'SMS code'],
] as const)('§7, D5: what adds a contact, %s, takes no letters in its code', async (row, code) => {
  site.answers(securityAnswers);
  await mountScreen('/m/securityCenter', { session: 'member' });
  await page.getByRole('button', { name: row }).click();
  const field = dialog.getByLabelText(code, { exact: true });
  await userEvent.type(field, 'a1b2 c3');
  await expect.element(field).toHaveValue('123');
  await field.fill('4x5-6');
  await expect.element(field).toHaveValue('456');
});
