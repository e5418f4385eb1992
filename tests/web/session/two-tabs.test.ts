import type { Browser, BrowserContext, Page } from '@playwright/test';
import { browserOptions } from '../../support/browser.ts';
import { listenToNotices, type ExpectNotice } from '../../support/notices.ts';
import { fund, registerPayer } from '../../support/payer.ts';
import { ownAddress } from '../../support/people.ts';
import { isInFull } from '../../support/run/in-full.ts';
import { expect, keepChoices, noPopupsToday, test, watchErrors } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';
import { logIn as fillLogIn } from './forms.ts';
import { drawAnew, type Draw } from './random.ts';

const steps = isInFull ? 50 : 8;
const amounts = ['517.00', '729.00', '943.00'] as const;

/** Texts that a screen shows of one member only. */
type Member = { userName: string; balance: string };
type Tab = { page: Page; expectNotice: ExpectNotice };
/** Two tabs share the browser's storage, so both have the same member or none. */
type Device = {
  name: string;
  tabs: readonly [Tab, Tab];
  member: Member | null;
  errors: readonly string[];
};
type Step = { device: Device; acting: Tab; watching: Tab };

async function newMember(project: string, origin: string, amount: string): Promise<Member> {
  const session = await registerPayer(origin);
  await fund(project, origin, session, amount);
  return { userName: session.userName, balance: `₱${amount}` };
}

/** Adds to `mixed` each page of the context that shows texts of two members. */
async function watchScreens(
  context: BrowserContext,
  members: readonly Member[],
  mixed: string[],
): Promise<void> {
  await context.exposeFunction('twoMembersShown', (text: string) => mixed.push(text));
  await context.addInitScript(
    (info: readonly (readonly string[])[]) => {
      const { twoMembersShown } = window as unknown as { twoMembersShown: (text: string) => void };
      const check = () => {
        const shown = document.body?.textContent ?? '';
        const found = info.filter((own) => own.some((text) => shown.includes(text)));
        if (found.length > 1) twoMembersShown(`${location.pathname}: ${found.join(' and ')}`);
      };
      new MutationObserver(check).observe(document, {
        childList: true,
        subtree: true,
        characterData: true,
      });
    },
    members.map(({ userName, balance }) => [userName, balance]),
  );
}

async function openDevice(
  browser: Browser,
  name: string,
  origin: string,
  prepare: (context: BrowserContext) => Promise<void>,
): Promise<Device> {
  const { viewport, isMobile, hasTouch, locale, timezoneId, contextOptions } = browserOptions;
  const context = await browser.newContext({
    ...contextOptions,
    viewport,
    isMobile,
    hasTouch,
    locale,
    timezoneId,
    baseURL: origin,
    serviceWorkers: 'block',
    extraHTTPHeaders: { 'x-forwarded-for': ownAddress() },
  });
  await keepChoices(context, origin, { popups: noPopupsToday(), hideDownloadBar: '1' });
  await prepare(context);
  const errors = await watchErrors(context, [/status of 401/]);
  const expectNotice = await listenToNotices(context);
  const tab = async (): Promise<Tab> => {
    const page = await context.newPage();
    await page.goto('/m/home');
    return { page, expectNotice };
  };
  return { name, tabs: [await tab(), await tab()], member: null, errors };
}

const header = (page: Page) => page.getByRole('banner');

/** Expects the tab to show this member and no text of another. */
async function expectHolder({ page }: Tab, holder: Member | null, all: readonly Member[]) {
  if (holder === null) {
    await expect(header(page).getByRole('link', { name: 'Log in', exact: true })).toBeVisible();
  } else {
    await expect(header(page)).toContainText(holder.balance);
  }
  for (const { userName, balance } of all.filter((one) => one !== holder)) {
    await expect(page.locator('body')).not.toContainText(userName);
    await expect(page.locator('body')).not.toContainText(balance);
  }
}

async function logIn({ device, acting, watching }: Step, member: Member): Promise<void> {
  const { page } = acting;
  await page.goto('/m/login');
  await fillLogIn(page, textsIn('EN'), member.userName);
  await expect(page).toHaveURL(/\/m\/home/);
  await watching.expectNotice(watching.page, `You are now logged in as ${member.userName}.`);
  device.member = member;
}

async function logOut({ device, acting, watching }: Step): Promise<void> {
  const { page } = acting;
  await page.goto('/m/set');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  const question = page.getByRole('dialog', { name: 'Log out of this device?' });
  await question.getByRole('button', { name: 'Log out', exact: true }).click();
  await acting.expectNotice(page, 'You are logged out.');
  await watching.expectNotice(watching.page, 'You have been logged out in another tab.');
  device.member = null;
}

/** Logs the member out and another one in at once. */
async function switchTo(step: Step, member: Member): Promise<void> {
  await logOut(step);
  await logIn(step, member);
}

/** Lets the watching tab show texts of the member, which it must drop later. */
async function visit({ device, watching }: Step, path: string): Promise<void> {
  await watching.page.goto(path);
  if (device.member === null) return;
  const shown = path === '/m/member/home' ? device.member.userName : device.member.balance;
  await expect(watching.page.locator('body')).toContainText(shown);
}

async function takeStep(draw: Draw, devices: readonly Device[], all: readonly Member[]) {
  const device = draw.pick(devices);
  const [first, second] = device.tabs;
  const [acting, watching] = draw.pick([
    [first, second],
    [second, first],
  ] as const);
  const step = { device, acting, watching };
  const path = draw.pick(['/m/home', '/m/member/home', '/m/myAccount/index']);
  const leaves = draw.pick(['log out', 'switch'] as const);
  const next = draw.pick(all.filter((member) => member !== device.member));
  if (device.member === null) await logIn(step, next);
  else {
    await visit(step, path);
    if (leaves === 'switch') await switchTo(step, next);
    else await logOut(step);
  }
  await expect(watching.page).toHaveURL(/\/m\/home/);
  for (const tab of device.tabs) await expectHolder(tab, device.member, all);
}

test.describe('§3, §4: two devices of two tabs', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('no screen ever shows two members, whoever logs in, out and in again', async ({
    browser,
    baseURL,
  }, { project }) => {
    if (isInFull) test.setTimeout(900_000);
    const draw = drawAnew();
    console.log(`The steps are drawn with SEED=${draw.seed}.`);
    const { origin } = new URL(baseURL ?? '');
    const all: Member[] = [];
    for (const amount of amounts) all.push(await newMember(project.name, origin, amount));
    const mixed: string[] = [];
    const watch = (context: BrowserContext) => watchScreens(context, all, mixed);
    const devices = [
      await openDevice(browser, 'first', origin, watch),
      await openDevice(browser, 'second', origin, watch),
    ];
    for (let count = 1; count <= steps; count += 1) {
      const name = `step ${count} of SEED=${draw.seed}`;
      await test.step(name, () => takeStep(draw, devices, all));
      expect(mixed, name).toEqual([]);
    }
    for (const { name, tabs, errors } of devices) {
      expect(errors, `the ${name} device is without console errors`).toEqual([]);
      await tabs[0].page.context().close();
    }
  });
});
