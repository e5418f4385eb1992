import type { Page } from '@playwright/test';
import { looks, onlyInFull } from '../../support/browser.ts';
import {
  auditedLooks,
  giveCash,
  giveTimeOut,
  identityChecksOf,
  ledgerFindings,
  lookAtDocuments,
  verifyDocuments,
} from '../../support/operator.ts';
import { paymentPassword } from '../../support/payer.ts';
import { holdSession, ownName, ownNumber, registerMember } from '../../support/people.ts';
import { photo } from '../../support/photo.ts';
import { expect, openLive, soon, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';
import { logIn, press } from '../session/forms.ts';
import { addBankAccount, paymentPasswordOn, setPaymentPassword } from '../wallet/withdraw-page.ts';
import { addSide, sendPassport, typeName } from './identity-page.ts';

test.describe.configure({ retries: 0 });

/** What a company finds unreadable: its longer side is below 300 px. */
const tooSmall: [number, number] = [240, 180];
const pdf = {
  name: 'back.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n'),
};

const heading = (page: Page, words: string) =>
  page.getByRole('heading', { level: 2, name: words, exact: true });

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);

  test.describe(`§7: the identity check in ${language}, ${theme}`, { tag: '@money' }, () => {
    test.use({ language, theme, expectedErrors: [/status of 409/] });

    test('is refused with its reason, sent again and verified, which opens withdrawals', async ({
      page,
      context,
      baseURL,
      inspect,
    }, { project }) => {
      const name = ownName();
      const session = await registerMember(baseURL ?? '', 'prover');
      await giveCash(project.name, session.userName, '500.00');
      await holdSession(context, session);

      await test.step('a withdrawal asks for it', async () => {
        await page.goto('/m/withdraw');
        await expect(heading(page, text('identity.before.withdraw'))).toBeVisible();
        await expect(paymentPasswordOn(page, text)).toHaveCount(0);
        await inspect(page, `identity-asked-${language}`);
        await page.getByRole('link', { name: text('identity.open'), exact: true }).click();
        await expect(page).toHaveURL(/\/m\/identity$/);
        await inspect(page, `identity-form-${language}`);
      });

      await test.step('a page that cannot be read is refused on the open page', async () => {
        await typeName(page, text, name);
        await sendPassport(page, text, tooSmall);
        await expect(heading(page, text('identity.refused'))).toBeVisible();
        const main = page.getByRole('main');
        await expect(main.getByText(text('identity.reason.unreadable'))).toBeVisible();
        await inspect(page, `identity-refused-${language}`);
      });

      await test.step('so says a message in the inbox', async () => {
        await page.goto('/m/webEmail');
        await page.getByText(text('identity.refused.title')).click();
        await expect(page.getByText(text('identity.reason.unreadable'))).toBeVisible();
        await expect(page.getByText(text('identity.refused.again'))).toBeVisible();
      });

      await test.step('sent again, it is verified, and open pages turn', async () => {
        const other = await context.newPage();
        await openLive(other, '/m/withdraw');
        await expect(heading(other, text('identity.before.withdraw'))).toBeVisible();
        await page.goto('/m/identity');
        await typeName(page, text, name);
        await sendPassport(page, text);
        await expect(heading(page, text('identity.done'))).toBeVisible();
        await expect(page.getByRole('definition').filter({ hasText: name })).toBeVisible();
        await inspect(page, `identity-verified-${language}`);
        await soon(() => paymentPasswordOn(other, text).count(), 1);
        await other.close();
        await page.goto('/m/webEmail');
        await expect(page.getByText(text('identity.verified.title'))).toBeVisible();
      });

      await test.step('accounts to withdraw to are in the verified name', async () => {
        await page.goto('/m/withdraw');
        await setPaymentPassword(page, text);
        await addBankAccount(page, text, 'Juan Dela Cruz');
        await expect(page.getByText(text('error.payee.name.differs'))).toBeVisible();
        await inspect(page, `identity-other-name-${language}`);
        await addBankAccount(page, text, name.toUpperCase().split(' ').toReversed().join(', '));
        await expect(page.getByRole('textbox', { name: text('withdraw.amount') })).toBeVisible();
      });
      const checks = await identityChecksOf(project.name, session.userName);
      expect(checks.map(({ state }) => state).toSorted()).toEqual(['refused', 'verified']);
    });

    test(
      'waits for an operator where the company is unsure; each look is audited',
      onlyInFull,
      async ({ page, baseURL, inspect }, { project }) => {
        const { name: site } = project;
        const session = await registerMember(baseURL ?? '', 'doubted');
        const account = session.userName;
        const unsure = `${ownName()} Review`;
        await holdSession(page, session);

        await test.step('an ID card of two sides is sent', async () => {
          await openLive(page, '/m/identity');
          await page.getByRole('radio', { name: text('identity.kind.idCard') }).check();
          await typeName(page, text, unsure);
          await addSide(page, text, 'front', await photo('front.png', [640, 400]));
          await addSide(page, text, 'back', pdf);
          await addSide(page, text, 'selfie', await photo('selfie.jpg', [480, 640]));
          await press(page, text('identity.send'));
          await expect(heading(page, text('identity.sent'))).toBeVisible();
          await inspect(page, `identity-sent-${language}`);
        });

        const waiting = async () => (await identityChecksOf(site, account))[0];
        await expect
          .poll(waiting)
          .toMatchObject({ state: 'sent', toReview: true, hits: ['unsure'] });
        const seen = await lookAtDocuments(site, (await waiting())?.checkId ?? '');
        expect(Object.fromEntries(seen.map(({ side, type }) => [side, type]))).toEqual({
          front: 'image/jpeg',
          back: 'application/pdf',
          selfie: 'image/jpeg',
        });
        for (const { fileId } of seen) {
          expect(await auditedLooks(site, fileId)).toMatchObject([{ outcome: 'done' }]);
        }

        await test.step('the operator verifies it, and the open page says so', async () => {
          const number = `N-${ownNumber()}`;
          await verifyDocuments(site, account, { name: unsure, birthday: '1990-05-01', number });
          await soon(() => heading(page, text('identity.done')).count(), 1);
          await expect(page.getByRole('definition').filter({ hasText: unsure })).toBeVisible();
        });
      },
    );

    test(
      'is open in a time-out too, and then the whole balance',
      onlyInFull,
      async ({ page, baseURL, inspect }, { project }) => {
        const name = ownName();
        const { userName } = await registerMember(baseURL ?? '', 'rested');
        await giveCash(project.name, userName, '500.00');
        await giveTimeOut(project.name, userName);
        await page.goto('/m/login');
        await logIn(page, text, userName);
        await expect(page).toHaveURL(/\/m\/exclusion/);

        const main = page.getByRole('main');
        await main.getByRole('link', { name: text('title.identity') }).click();
        await expect(page).toHaveURL(/\/m\/identity$/);
        await typeName(page, text, name);
        await sendPassport(page, text);
        await expect(heading(page, text('identity.done'))).toBeVisible();
        await inspect(page, `identity-narrow-${language}`);

        await main.getByRole('link', { name: text('member.withdraw') }).click();
        await setPaymentPassword(page, text);
        await addBankAccount(page, text, name);
        await press(page, text('withdraw.whole.fill'));
        await paymentPasswordOn(page, text).fill(paymentPassword);
        await page
          .getByRole('button', { name: text.like('withdraw.submit', { amount: '₱500' }) })
          .click();
        await expect(page).toHaveURL(/\/m\/withdraw\/result/);
        await expect(main).toContainText('₱500.00');
        expect(await ledgerFindings(project.name)).toEqual([]);
      },
    );
  });
}
