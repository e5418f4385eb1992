import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { box, button, captchas } from '#features/session/session-answers.fixture.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { gateway, refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';

const main = page.getByRole('main');
const applicationId = '00000000-0000-4000-8000-000000000001';
const terms = '<h3>What we ask of you</h3><p>Say the truth.</p>';

function answerPage(): void {
  site.answers({
    content: { getPage: ({ id }) => ({ id, title: id, content: terms }) },
    credentials: { getCaptcha: captchas() },
    agents: { applyAsAgent: { applicationId } },
  });
}

const sent = () => site.calls('agents', 'applyAsAgent').map((call) => call.sent);

async function fillIn(contact: string): Promise<void> {
  await box('Your name').fill('Luningning Abad');
  await box('Your mobile number').fill(contact);
}

const words = {
  EN: { how: 'How it works', example: 'Example', none: /Nobody can promise/ },
  TY: { how: 'Paano ito gumagana', example: 'Halimbawa', none: /Walang makakapangako/ },
} as const;

for (const [language, theme] of usualLooks) {
  test(`a guest reads how it works, examples, and what agents owe, in ${language}`, async () => {
    answerPage();
    const say = words[language];
    await mountScreen('/m/agCooperation', { language, theme });
    await expect.element(main.getByRole('heading', { name: say.how })).toBeVisible();
    await expect.element(main.getByText(say.example, { exact: true })).toBeVisible();
    await expect.element(main.getByText(say.none)).toBeVisible();
    for (const line of ['₱1,000.00 × 0.60% = ₱6.00', '₱123,456.78 × 0.30% = ₱370.37']) {
      await expect.element(main.getByText(line)).toBeVisible();
    }
    await expect.element(main.getByText('Say the truth.')).toBeVisible();
    const contact = main.getByRole('link', { name: /^Telegram/ });
    await expect
      .element(contact)
      .toHaveAttribute('href', 'https://social.pavilion.example/telegram-support');
    expect(site.calls('credentials', 'getCaptcha'), 'before anything is typed').toEqual([]);
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('a guest applies with a captcha, and reads where the answer will come', async () => {
  answerPage();
  await mountScreen('/m/agCooperation');
  await fillIn(' 0917 555 0101 ');
  await box('About you (optional)').fill('Forty people');
  await expect.element(main.getByText('12 / 500')).toBeVisible();
  await box('Code in the picture').fill('12345');
  await button('Send application').click();
  await expect
    .element(main.getByRole('status').getByText('We will contact you at 0917 555 0101.'))
    .toBeVisible();
  expect(sent()).toEqual([
    {
      name: 'Luningning Abad',
      contactType: 'mobileNum',
      contact: '0917 555 0101',
      text: 'Forty people',
      captchaId: '00000000-0000-4000-8000-000000000001',
      captcha: '12345',
      requestKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
    },
  ]);
  expect(await accessibilityFindings()).toEqual([]);
});

test('a member applies without a captcha; a second try is the same application', async () => {
  answerPage();
  site.answers({ agents: { applyAsAgent: gateway } });
  await mountScreen('/m/agCooperation', { session: 'member' });
  await fillIn('0917 555 0101');
  await button('Send application').click();
  await expect.element(main.getByRole('alert')).toBeVisible();
  site.answers({ agents: { applyAsAgent: { applicationId } } });
  await button('Send application').click();
  await expect.element(main.getByText('Application sent')).toBeVisible();
  const keys = sent().map(({ requestKey }) => requestKey);
  expect(new Set(keys).size).toBe(1);
  expect(site.calls('credentials', 'getCaptcha')).toEqual([]);
});

test('what is missing or wrong is said at its field, and nothing is sent', async () => {
  answerPage();
  await mountScreen('/m/agCooperation');
  await button('Send application').click();
  await expect.element(main.getByText('Enter your name.')).toBeVisible();
  await expect.element(main.getByText('Say where we can reach you.')).toBeVisible();
  await main.getByRole('combobox', { name: 'How we reach you' }).selectOptions('E-mail');
  await box('Your e-mail address').fill('0917 555 0101');
  await button('Send application').click();
  await expect
    .element(main.getByText('We cannot reach you like this. Check what you typed.'))
    .toBeVisible();
  expect(sent()).toEqual([]);
  expect(await accessibilityFindings()).toEqual([]);
});

test('a wrong captcha is said at its field, and what was typed stays', async () => {
  answerPage();
  site.answers({ agents: { applyAsAgent: refuse('login.captcha.wrong', { captcha: true }) } });
  await mountScreen('/m/agCooperation');
  await fillIn('0917 555 0101');
  await box('Code in the picture').fill('12345');
  await button('Send application').click();
  await expect.poll(() => site.calls('credentials', 'getCaptcha')).toHaveLength(2);
  await expect.element(box('Code in the picture')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box('Your mobile number')).toHaveValue('0917 555 0101');
});

test('who has applied already is told so', async () => {
  answerPage();
  site.answers({ agents: { applyAsAgent: refuse('agent.application.waiting') } });
  await mountScreen('/m/agCooperation', { session: 'member' });
  await fillIn('0917 555 0101');
  await button('Send application').click();
  await expect
    .element(main.getByRole('alert'))
    .toHaveTextContent('We already have your application and will contact you.');
});

test('an agent is led to the agent home', async () => {
  answerPage();
  await mountScreen('/m/agCooperation', { session: 'agent' });
  await expect.poll(() => location.pathname).toBe('/m/agent');
});

test('the form stays without the text of an operator, and nothing is too wide', async () => {
  answerPage();
  site.answers({ content: { getPage: gateway } });
  await page.viewport(320, 640);
  await mountScreen('/m/agCooperation', { language: 'TY' });
  await expect.element(main.getByRole('button', { name: 'Subukan ulit' })).toBeVisible();
  await expect.element(button('Ipadala ang application')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(390, 844);
});
