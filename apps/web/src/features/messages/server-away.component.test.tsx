import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '../../testing/accessibility.ts';
import { mountScreen } from '../../testing/mount-screen.tsx';
import { site } from '../../testing/site.ts';

test('a member tries again and finds the inbox, still logged in', async () => {
  site.line = 'gateway';
  await mountScreen('/m/webEmail', { session: 'member' });
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect.element(retry).toBeVisible();
  await expect.element(page.getByRole('banner')).toHaveTextContent('Not known yet');
  expect(document.querySelector('[aria-busy="true"]'), 'nothing waits for ever').toBeNull();
  expect(site.calls('messages', 'listInbox')).toHaveLength(3);
  expect(await accessibilityFindings()).toEqual([]);
  site.line = 'arrive';
  site.answers({
    messages: {
      listInbox: { list: [], pageNum: 1, pageSize: 25, totalPages: 0, total: 0, recipients: [] },
    },
  });
  await retry.click();
  await expect.element(page.getByText('Your inbox is empty.')).toBeVisible();
});
