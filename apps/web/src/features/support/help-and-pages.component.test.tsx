import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { looksOf } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';

const sections = {
  EN: [
    { id: 'start', title: 'Getting started', content: '<p>Register, then make a deposit.</p>' },
    { id: 'privacy', title: 'Privacy', content: '<p>Your privacy is kept.</p>' },
    { id: 'deposit', title: 'Deposit', content: '<p>A deposit arrives at once.</p>' },
  ],
  TY: [
    {
      id: 'start',
      title: 'Unang hakbang',
      content: '<p>Magrehistro, saka gumawa ng deposito.</p>',
    },
    { id: 'privacy', title: 'Privacy', content: '<p>Ligtas ang pagkapribado mo.</p>' },
    { id: 'deposit', title: 'Deposito', content: '<p>Dumarating agad ang deposito.</p>' },
  ],
} as const;

const words = {
  EN: {
    search: 'Search help',
    wanted: 'deposit',
    privacy: 'privacy',
    section: 'Privacy',
    nothing: 'No results.',
    empty: 'No help topics yet.',
    links: 'About this site',
    pages: { privacy: 'Privacy Policy', terms: 'Terms of Use', play: 'Responsible gaming' },
  },
  TY: {
    search: 'Maghanap sa help',
    wanted: 'deposito',
    privacy: 'pagkapribado',
    section: 'Privacy',
    nothing: 'Walang resulta.',
    empty: 'Wala pang help topic.',
    links: 'Tungkol sa site na ito',
    pages: {
      privacy: 'Privacy Policy',
      terms: 'Terms of Use',
      play: 'Responsible gaming',
    },
  },
} as const;

const main = page.getByRole('main');
const marks = () => [...document.querySelectorAll('mark')].map((one) => one.textContent);

for (const [language, theme] of looksOf([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const say = words[language];
  const look = { language, theme };

  test(`§2 Help centre: help opens the section of its address, and finds the words of a search, in ${language}`, async () => {
    site.answers({ content: { getHelpCenter: [...sections[language]] } });
    await mountScreen('/m/help?i=1', look);
    const chips = main.getByRole('group').getByRole('button');
    await expect.element(chips.nth(1)).toHaveAttribute('aria-pressed', 'true');
    expect(await accessibilityFindings()).toEqual([]);
    const box = page.getByRole('searchbox', { name: say.search });
    expect(marks()).toEqual([]);
    await box.fill(say.wanted);
    await expect.poll(marks).not.toEqual([]);
    expect(new Set(marks().map((one) => one?.toLowerCase()))).toEqual(new Set([say.wanted]));
    expect(marks().length, 'in titles and texts').toBeGreaterThan(2);
    expect(await accessibilityFindings()).toEqual([]);
    await box.fill('<img src=x onerror=alert(1)>');
    await expect.element(page.getByText(say.nothing)).toBeVisible();
    expect(document.querySelector('main img')).toBeNull();
    expect(await accessibilityFindings()).toEqual([]);
    await box.fill(say.privacy);
    await main.getByRole('button', { name: say.section }).first().click();
    await expect.element(page.getByRole('heading', { level: 2, name: say.section })).toBeVisible();
    expect(location.search).toBe('?i=1');
  });

  test(`§2 Help centre: a site without help texts says so, in ${language}`, async () => {
    site.answers({ content: { getHelpCenter: [] } });
    await mountScreen('/m/help', look);
    await expect.element(page.getByText(say.empty)).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
  });

  test(`§2 Help centre: a guest reaches the site’s pages from the settings, and from each other, in ${language}`, async () => {
    site.answers({
      content: { getPage: ({ id }) => ({ id, title: id, content: `<p>The text of ${id}.</p>` }) },
    });
    await mountScreen('/m/set', look);
    const links = page.getByRole('navigation', { name: say.links });
    const heading = page.getByRole('heading', { level: 1 });
    await links.getByRole('link', { name: say.pages.privacy }).click();
    await expect.element(heading).toHaveTextContent(say.pages.privacy);
    expect(location.pathname).toBe('/m/privacy');
    await expect.element(page.getByText('The text of privacy.')).toBeVisible();
    await expect
      .element(links.getByRole('link', { name: say.pages.privacy }))
      .not.toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
    await links.getByRole('link', { name: say.pages.terms }).click();
    await expect.element(heading).toHaveTextContent(say.pages.terms);
    await links.getByRole('link', { name: say.pages.play }).click();
    await expect.element(heading).toHaveTextContent(say.pages.play);
    expect(location.pathname).toBe('/m/responsible-gaming');
    await expect.element(page.getByText('The text of responsible-gaming.')).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('§2 Help centre: a narrow phone shows help and pages without scrolling sideways', async () => {
  await page.viewport(320, 640);
  const content = `<p>${'words of the house '.repeat(40)}</p>`;
  site.answers({
    content: {
      getHelpCenter: sections.EN.map((one) => ({ ...one, content })),
      getPage: { id: 'privacy', title: 'Privacy', content },
    },
  });
  for (const path of ['/m/help?i=2', '/m/privacy']) {
    await mountScreen(path);
    await expect.element(main.getByText(/words of the house/).first()).toBeVisible();
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    expect(await accessibilityFindings()).toEqual([]);
  }
  await page.viewport(390, 844);
});
