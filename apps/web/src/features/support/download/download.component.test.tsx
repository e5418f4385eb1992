import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { siteBoot } from '#testing/default-answers.ts';
import { looksOf } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { openHome } from '#testing/open-home.ts';

const android = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/123.0 Mobile';
const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15';
const safari = `${iphone} Version/17.4 Mobile/15E148 Safari/604.1`;
const chromeOnIos = `${iphone} CriOS/123.0 Mobile/15E148 Safari/604.1`;

const resources = [
  { resourceType: 'IOS', url: 'https://get.pavilion.example/ios' },
  { resourceType: 'Android', url: 'https://get.pavilion.example/android' },
  { resourceType: 'MOBILECONFIG', url: 'https://get.pavilion.example/pavilion.mobileconfig' },
  ...['facebook', 'telegram', 'whatsapp'].map((name) => ({
    resourceType: name.toUpperCase(),
    url: `https://social.pavilion.example/${name}`,
  })),
];
const settings = { resources };
const { features } = siteBoot.settings;
const forMembers = {
  resources: resources.filter(({ resourceType }) => resourceType !== 'WHATSAPP'),
  features: { ...features, downloadBarNeedsLogin: true, appWindow: false },
};

/** Imitates another device until the test is over. */
function be(values: { userAgent?: string; standalone?: boolean }): void {
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(navigator, name, { configurable: true, value });
  }
}
afterEach(() => {
  const own = navigator as unknown as Record<string, unknown>;
  delete own['userAgent'];
  delete own['standalone'];
});

const bar = (app = 'Get the app') => page.getByRole('complementary', { name: app });
const icon = (app = 'Get the app') => page.getByRole('banner').getByRole('button', { name: app });
const popup = (app = 'Get the app') => page.getByRole('dialog', { name: app });
const services = page.getByRole('navigation', { name: 'Contact us' }).getByRole('link');
const main = page.getByRole('main');
const guide = page.getByRole('dialog', { name: 'Add to home screen' });

for (const [language, theme, app, hide] of looksOf([
  ['EN', 'dark', 'Get the app', 'Don’t show again'],
  ['TY', 'light', 'I-install ang app', 'Huwag nang ipakita'],
])) {
  test(`§2 Home screen: the bar offers the app at the top until it is closed, in ${language}`, async () => {
    be({ userAgent: android });
    await openHome({ language, theme, settings });
    await expect.element(bar(app)).toBeVisible();
    const deposit = page
      .getByRole('navigation')
      .getByRole('link', { name: /^Depos/ })
      .last();
    const circle = deposit.element().querySelector('span')?.getBoundingClientRect();
    const lowerEnd = () => bar(app).element().getBoundingClientRect().bottom;
    // The bar moves up to its position.
    await expect.poll(lowerEnd).toBeLessThan(circle?.y ?? 0);
    expect(await accessibilityFindings()).toEqual([]);

    scrollTo(0, 200);
    await expect.element(bar(app)).not.toBeInTheDocument();
    scrollTo(0, 0);
    await bar(app).getByRole('button').first().click();
    await expect
      .element(popup(app).getByRole('link', { name: /Android/ }))
      .toHaveAttribute('href', 'https://get.pavilion.example/android');
    expect(await accessibilityFindings()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(popup(app)).not.toBeInTheDocument();

    await bar(app).getByRole('button', { name: hide }).click();
    await expect.element(bar(app)).not.toBeInTheDocument();
    await openHome({ language, theme, settings });
    await expect.element(icon(app)).toBeVisible();
    await expect.element(bar(app)).not.toBeInTheDocument();
  });
}

test('§2 Header, §2 Home screen, §2 Download page and popup: the icon in the header opens the same pop-up, and no other page has it', async () => {
  be({ userAgent: android });
  await openHome({ settings });
  await icon().click();
  await popup()
    .getByRole('button', { name: /Add to home screen/ })
    .click();
  await expect.poll(() => guide.getByRole('listitem').elements()).toHaveLength(3);
  expect(await accessibilityFindings()).toEqual([]);
  await userEvent.keyboard('{Escape}');
  await mountScreen('/m/set', { settings });
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Settings');
  await expect.element(icon()).not.toBeInTheDocument();
});

test('§2 Header, §2 Home screen, §2 Download page and popup: in another browser on iOS the pop-up of the home asks for Safari', async () => {
  be({ userAgent: chromeOnIos });
  await openHome({ settings });
  await bar().getByRole('button').first().click();
  await popup()
    .getByRole('button', { name: /iOS app/ })
    .click();
  await expect.element(popup()).toHaveTextContent('Please use Safari for download App.');
  expect(await accessibilityFindings()).toEqual([]);
});

test.each([
  ['in the app', { userAgent: `${android} PavilionApp/1.0` }],
  ['on the home screen of an iPhone', { userAgent: safari, standalone: true }],
])(
  '§2 Header, §2 Home screen, §2 Download page and popup: %s there is neither bar nor icon',
  async (_where, device) => {
    be(device);
    await openHome({ settings });
    await expect.element(bar()).not.toBeInTheDocument();
    await expect.element(icon()).not.toBeInTheDocument();
  },
);

test('§2 Header, §2 Home screen, §2 Download page and popup: each service has an icon that leads to it', async () => {
  await openHome({ settings });
  await expect.poll(() => services.elements()).toHaveLength(3);
  const addresses = services
    .elements()
    .map((link) => [
      link.getAttribute('aria-label'),
      link.getAttribute('href'),
      link.getAttribute('rel'),
    ]);
  expect(addresses).toEqual([
    ['Facebook', 'https://social.pavilion.example/facebook', 'noopener noreferrer'],
    ['Telegram', 'https://social.pavilion.example/telegram', 'noopener noreferrer'],
    ['WhatsApp', 'https://social.pavilion.example/whatsapp', 'noopener noreferrer'],
  ]);
});

test('§2 Header, §2 Home screen, §2 Download page and popup: where members alone are offered the app, without a window, a guest sees no bar', async () => {
  be({ userAgent: android });
  await openHome({ settings: forMembers });
  await expect.poll(() => services.elements()).toHaveLength(2);
  await expect.element(bar()).not.toBeInTheDocument();
  await expect.element(icon()).not.toBeInTheDocument();
});

test('§2 Header, §2 Home screen, §2 Download page and popup: where members alone are offered the app, without a window, a member sees the bar alone', async () => {
  be({ userAgent: android });
  await openHome({ settings: forMembers, session: 'member' });
  await expect.element(bar()).toBeVisible();
  await expect.element(icon()).not.toBeInTheDocument();
});

test('§2 Header, §2 Home screen, §2 Download page and popup: in Safari on iOS profile and app are linked, and a guide explains the home screen', async () => {
  be({ userAgent: safari });
  await mountScreen('/m/download', { settings });
  await expect
    .element(main.getByRole('link', { name: /iOS profile/ }))
    .toHaveAttribute('href', 'https://get.pavilion.example/pavilion.mobileconfig');
  expect(main.getByRole('link').elements()).toHaveLength(2);
  expect(await accessibilityFindings()).toEqual([]);
  await main.getByRole('button', { name: /Add to home screen/ }).click();
  await expect.poll(() => guide.getByRole('listitem').elements()).toHaveLength(3);
  await expect.element(guide).toHaveTextContent('Share');
  expect(await accessibilityFindings()).toEqual([]);
});

test('§2 Header, §2 Home screen, §2 Download page and popup: in another browser on iOS the person is asked to use Safari, and confirms', async () => {
  be({ userAgent: chromeOnIos });
  await mountScreen('/m/download', { settings });
  await main.getByRole('button', { name: /iOS app/ }).click();
  const notice = page.getByText('Please use Safari for download App.');
  await expect.element(notice).toBeVisible();
  expect(main.getByRole('link').elements()).toEqual([]);
  expect(await accessibilityFindings()).toEqual([]);
  await main.getByRole('button', { name: 'OK', exact: true }).click();
  await expect.element(notice).not.toBeInTheDocument();
});

test('§2 Header, §2 Home screen, §2 Download page and popup: on Android the Android app is linked and no other, in Filipino and light', async () => {
  be({ userAgent: android });
  await mountScreen('/m/download', { settings, language: 'TY', theme: 'light' });
  await expect.element(main.getByRole('link', { name: /Android app/ })).toBeVisible();
  expect(main.getByRole('link').elements()).toHaveLength(1);
  await expect.element(main.getByRole('button', { name: /Idagdag sa home screen/ })).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});
