import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { announce, marks, noticeOf } from '#testing/announce.ts';
import { refuse } from '#testing/answers.ts';
import { openHome } from '#testing/open-home.ts';
import { site } from '#testing/site.ts';
import { localDay } from '@pavilion/client/language/local-day.ts';

const festivalEn = noticeOf('festival', 'Coming soon: Lantern Festival');
const festivalTy = noticeOf('festival', 'Malapit na: Lantern Festival');

const anyDialog = page.getByRole('dialog');
const dialog = (name: string) => page.getByRole('dialog', { name });
const kept = () => JSON.parse(localStorage.getItem('popups') ?? '{}') as object;
/** Waits until the last pop-up is gone and the page has idled twice: the next is drawn by then. */
async function nothingComes(): Promise<void> {
  await import('../HomePopups.tsx');
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
  await new Promise((resolve) => {
    requestIdleCallback(() => requestAnimationFrame(() => requestIdleCallback(resolve)));
  });
  expect(document.querySelector('dialog')).toBeNull();
}

for (const [language, theme, festival, say] of [
  [
    'EN',
    'dark',
    festivalEn,
    { logIn: 'Log in to play', sheet: 'Log in to continue', register: 'Sign up', close: 'Close' },
  ],
  [
    'TY',
    'light',
    festivalTy,
    {
      logIn: 'Mag-log in para maglaro',
      sheet: 'Mag-log in para magpatuloy',
      register: 'Mag-sign up',
      close: 'Isara',
    },
  ],
] as const) {
  test(`§2 Home screen: a guest sees each new pop-up once a day, then the invitation to log in, in ${language}`, async () => {
    announce({ popup: [festival] });
    await openHome({ popups: true, language, theme });
    await expect.element(dialog(festival.title)).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    await dialog(festival.title).getByRole('button', { name: say.close }).click();
    await expect.element(dialog(say.logIn)).toBeVisible();
    expect(document.body.className).toContain('login-modal');
    expect(await accessibilityFindings()).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.body.className).not.toContain('login-modal');
    await openHome({ popups: true, language, theme });
    await nothingComes();
    localStorage.setItem('popups', JSON.stringify({ ...kept(), day: '2020-01-01' }));
    await openHome({ popups: true, language, theme });
    await expect.element(dialog(festival.title)).toBeVisible();
    expect(marks()).toEqual([]);
  });

  test(`§2 Home screen: the invitation opens the log-in over the home, in ${language}`, async () => {
    announce({});
    await openHome({ popups: true, language, theme });
    const links = dialog(say.logIn).getByRole('link');
    await expect
      .element(dialog(say.logIn).getByRole('link', { name: say.register }))
      .toHaveAttribute('href', '/m/register');
    await links.first().click();
    await expect.element(dialog(say.sheet)).toBeVisible();
    await expect.element(dialog(say.logIn)).not.toBeInTheDocument();
    expect(document.body.className).toContain('login-modal');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog(say.sheet)).not.toBeInTheDocument();
    expect(document.body.className).not.toContain('login-modal');
    expect(location.pathname).toBe('/m/home');
  });
}

test('§2 Home screen: "not today" holds for every further pop-up', async () => {
  announce({ popup: [festivalEn] });
  await openHome({ popups: true });
  await anyDialog.getByRole('button', { name: 'Not today' }).click();
  await expect.poll(kept).toMatchObject({ off: true, day: localDay(new Date()) });
  await nothingComes();
  announce({ popup: [festivalEn, noticeOf('more', 'One more')] });
  await openHome({ popups: true });
  await nothingComes();
});

test('§2 Home screen: in Filipino "not today" is offered too', async () => {
  announce({ popup: [festivalTy] });
  await openHome({ popups: true, language: 'TY', theme: 'light' });
  await anyDialog.getByRole('button', { name: 'Huwag muna ngayong araw' }).click();
  await expect.poll(kept).toMatchObject({ off: true });
});

test('§2 Home screen: a member sees a changed pop-up again, and a dismissed one stays unread', async () => {
  announce({ popup: [noticeOf('lantern', 'First words'), festivalEn] });
  await openHome({ popups: true, session: 'member' });
  await dialog('First words').getByRole('button', { name: 'Close' }).click();
  await dialog(festivalEn.title).getByRole('button', { name: 'Got it' }).click();
  await nothingComes();
  await expect.poll(marks).toEqual(['festival']);
  announce({ popup: [noticeOf('lantern', 'Other words'), festivalEn] });
  await openHome({ popups: true, session: 'member' });
  await expect.element(dialog('Other words')).toBeVisible();
});

test('§2 Home screen: a trial account sees pop-ups and marks nothing', async () => {
  announce({ popup: [festivalEn] });
  await openHome({ popups: true, session: 'trial' });
  await dialog(festivalEn.title).getByRole('button', { name: 'Got it' }).click();
  await nothingComes();
  expect(marks()).toEqual([]);
});

test('§2 Home screen: the maintenance page shows no pop-up', async () => {
  announce({ popup: [noticeOf('more', 'One more'), festivalEn] });
  const refused = site.hold('content', 'markAnnouncementRead');
  await openHome({ popups: true, session: 'member' });
  await dialog('One more').getByRole('button', { name: 'Got it' }).click();
  await expect.element(dialog(festivalEn.title)).toBeVisible();
  const closed = { status: 2, maintenance: true, maintenanceEndsAt: null } as const;
  const location = { ip: '127.0.0.1' };
  site.answers({
    site: { getStatus: { info: '', ...closed, regionRestriction: false, location } },
  });
  refused(refuse('system.maintenance'));
  await expect.element(page.getByRole('heading', { name: 'Under maintenance' })).toBeVisible();
  await expect.element(anyDialog).not.toBeInTheDocument();
  expect(await accessibilityFindings()).toEqual([]);
});
