import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';

const getFeedbackRule = { fewestWords: 3, mostWords: 300 };

for (const [language, theme, say] of [
  [
    'EN',
    'dark',
    {
      field: 'Your feedback',
      bounds: 'Between 3 and 300 words.',
      send: 'Send feedback',
      thanks: /^Thank you/,
      all: 'All messages',
      refused: 'Not available in free play. Create an account to continue.',
    },
  ],
  [
    'TY',
    'light',
    {
      field: 'Feedback mo',
      bounds: 'Mula 3 hanggang 300 salita.',
      send: 'Ipadala ang feedback',
      thanks: /^Salamat/,
      all: 'Lahat ng mensahe',
      refused: 'Hindi available sa free play. Gumawa ng account para magpatuloy.',
    },
  ],
] as const) {
  test(`§5: a too short text is refused, a long enough one is sent and acknowledged, in ${language}`, async () => {
    site.answers({ support: { getFeedbackRule, sendFeedback: { feedbackId: '1' } } });
    await mountScreen('/m/feedback', { session: 'member', language, theme });
    const field = page.getByRole('textbox', { name: say.field });
    const send = page.getByRole('button', { name: say.send });
    await field.fill('too short');
    await send.click();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByText(say.bounds)).toBeVisible();
    expect(site.calls('support', 'sendFeedback')).toEqual([]);
    expect(await accessibilityFindings()).toEqual([]);
    await mountScreen('/m/feedback', { session: 'member', language, theme });
    await expect.element(field).toHaveValue('too short');
    await field.fill('The games load fast on my phone');
    await send.click();
    await expect.element(page.getByText(say.thanks)).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: say.all }))
      .toHaveAttribute('href', '/m/webEmail');
    await expect
      .poll(() => site.calls('support', 'sendFeedback')[0]?.input.content)
      .toBe('The games load fast on my phone');
    expect(await accessibilityFindings()).toEqual([]);
  });

  test(`§5: a trial account sees why not, in ${language}`, async () => {
    for (const path of ['/m/webEmail', '/m/feedback']) {
      await mountScreen(path, { session: 'trial', language, theme });
      await expect.element(page.getByText(say.refused)).toBeVisible();
      expect(await accessibilityFindings()).toEqual([]);
    }
    expect(site.calls('support', 'getFeedbackRule')).toEqual([]);
    expect(site.calls('notifications', 'listInbox')).toEqual([]);
    expect(site.calls('notifications', 'countUnreadInbox')).toEqual([]);
  });
}

test('§5: a guest goes to the log-in', async () => {
  for (const path of ['/m/webEmail', '/m/feedback']) {
    await mountScreen(path);
    await expect.poll(() => location.pathname).toBe('/m/login');
  }
});

test('§5: a refusal is shown, and the text stays for another try', async () => {
  site.answers({ support: { getFeedbackRule, sendFeedback: refuse('request.limited') } });
  await mountScreen('/m/feedback', { session: 'member' });
  const field = page.getByRole('textbox', { name: 'Your feedback' });
  await field.fill('The games load fast');
  await page.getByRole('button', { name: 'Send feedback' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Too many attempts.');
  await expect.element(field).toHaveValue('The games load fast');
  expect(await accessibilityFindings()).toEqual([]);
});
