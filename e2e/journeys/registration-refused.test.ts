import type { Page } from '@playwright/test';
import { registerMember } from '../fixtures/account.ts';
import { chooseBirthday } from '../fixtures/birthday.ts';
import { looks } from '../fixtures/looks.ts';
import { ownNumber } from '../fixtures/own-number.ts';
import { expect, test } from '../fixtures/test.ts';

const password = 'lantern-on-water';

const words = {
  EN: {
    repeat: 'Repeat the password',
    signUp: 'Sign up',
    missing: [
      'Enter your user name.',
      'Enter your password.',
      'Repeat the password.',
      'Enter your birthday.',
    ],
    taken: 'Sorry, the username already exists',
    mailTaken: 'This e-mail address already belongs to an account.',
    tooShort: /^Password format is incorrect/,
    mismatch: 'Confirmation password not matched',
    common: 'This password is too easy to guess. Choose another one.',
    tooYoung: 'You are not old enough to register here.',
    linkError: 'Referrer link error',
    unknownCode: 'Invalid invitation code',
    birthday: 'Birthday',
    banner: 'Come in, the lights are on',
    agree: /^I am 21 or older/,
    policy: 'privacy policy',
    policyTitle: 'Privacy policy',
    sections: ['Introduction', 'Purpose', 'Access', 'Confidentiality', 'Recipients', 'Monitoring'],
    accept: 'I have read it',
  },
  TY: {
    repeat: 'Ulitin ang password',
    signUp: 'Magrehistro',
    missing: [
      'Ilagay ang iyong user name.',
      'Ilagay ang iyong password.',
      'Ulitin ang password.',
      'Ilagay ang iyong kaarawan.',
    ],
    taken: 'Paumanhin, may gumagamit na ng username na ito',
    mailTaken: 'May account na ang e-mail na ito.',
    tooShort: /^Mali ang anyo ng password/,
    mismatch: 'Hindi tugma ang kumpirmasyon ng password',
    common: 'Madaling hulaan ang password na ito. Pumili ng iba.',
    tooYoung: 'Kulang pa ang edad mo para magrehistro rito.',
    linkError: 'Mali ang link ng nag-imbita',
    unknownCode: 'Hindi wasto ang invitation code',
    birthday: 'Kaarawan',
    banner: 'Tuloy, bukas ang mga ilaw',
    agree: /^Ako ay 21 taong gulang/,
    policy: 'patakaran sa privacy',
    policyTitle: 'Patakaran sa privacy',
    sections: [
      'Panimula',
      'Layunin',
      'Pag-access',
      'Pagiging kumpidensiyal',
      'Mga tumatanggap',
      'Pagsubaybay',
    ],
    accept: 'Nabasa ko na',
  },
} as const;

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = words[language];

  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme, expectedErrors: [/status of (400|409|429)/] });

    test('every refusal stands at its field, until the account is made', async ({
      page,
      baseURL,
      axeCheck,
      picture,
    }) => {
      const email = `luz${ownNumber()}@example.com`;
      const other = await registerMember(baseURL ?? '', 'luz', password, { email });
      const name = `luz${ownNumber()}`;
      const signUp = () => page.getByRole('button', { name: text.signUp }).click();
      await page.goto('/m/register?code=NOBODY');
      await expect(page.getByRole('img', { name: text.banner })).toBeVisible();

      await test.step('what is missing is named, and the first field is at hand', async () => {
        await signUp();
        for (const problem of text.missing) {
          await expect(page.getByText(problem, { exact: true })).toBeVisible();
        }
        await expect(box(page, 'User name')).toBeFocused();
        await axeCheck(page);
        await picture(page, `register-missing-${language}`);
      });

      await test.step('a name or an address of somebody else is not to be had', async () => {
        await box(page, 'User name').fill(other.userName);
        await box(page, 'E-mail').fill(email);
        await box(page, 'Password').fill('short');
        await expect(page.getByText(text.taken)).toBeVisible();
        await expect(page.getByText(text.mailTaken)).toBeVisible();
      });

      await test.step('a password is long enough, and the same twice', async () => {
        await box(page, text.repeat).fill('another one');
        await expect(page.getByText(text.tooShort)).toBeVisible();
        await box(page, 'User name').fill(name);
        await box(page, 'E-mail').fill(`${name}@example.com`);
        await expect(page.getByText(text.mismatch)).toBeVisible();
        await box(page, 'Password').fill('password123');
        await box(page, text.repeat).fill('password123');
      });

      await test.step('a birthday is that of somebody old enough', async () => {
        const lastYear = String(new Date().getFullYear() - 1);
        await chooseBirthday(page, `${lastYear}-05-31`);
        await expect(page.getByText(text.tooYoung)).toBeVisible();
        await expect(page.getByRole('combobox', { name: text.birthday })).toBeFocused();
        await picture(page, `register-too-young-${language}`);
        await chooseBirthday(page, '1990-05-31');
        await expect(page.getByText(text.tooYoung)).toHaveCount(0);
      });

      await test.step('the code of the address is checked, then the password', async () => {
        await signUp();
        await expect(page.getByText(text.linkError)).toBeVisible();
        await picture(page, `register-link-error-${language}`);
        await box(page, 'Invitation code').fill('NOBODYELSE');
        await signUp();
        await expect(page.getByText(text.unknownCode)).toBeVisible();
        await box(page, 'Invitation code').fill('');
        await signUp();
        await expect(page.getByText(text.common)).toBeVisible();
      });

      await test.step('then the account is made', async () => {
        await box(page, 'Password').fill(password);
        await box(page, text.repeat).fill(password);
        await signUp();
        await expect(page).toHaveURL(/\/m\/home/);
        await page.goto('/m/myAccount/index');
        await expect(page.getByRole('heading', { name })).toBeVisible();
        const born = language === 'EN' ? 'May 31, 1990' : 'Mayo 31, 1990';
        await expect(page.getByText(born, { exact: true })).toBeVisible();
      });
    });

    test('nobody signs up without agreeing, and the policy can be read in six sections', async ({
      page,
      axeCheck,
      picture,
    }) => {
      await page.goto('/m/register?code=AGENT01');
      await expect(box(page, 'Invitation code')).toHaveValue('AGENT01');
      const agree = page.getByRole('checkbox', { name: text.agree });
      await expect(agree).toBeChecked();
      await agree.uncheck();
      await expect(page.getByRole('button', { name: text.signUp })).toBeDisabled();
      await page.getByRole('button', { name: text.policy }).click();
      const dialog = page.getByRole('dialog', { name: text.policyTitle });
      await expect(dialog.getByRole('heading', { level: 3 })).toHaveText([...text.sections]);
      await axeCheck(page);
      await picture(page, `register-policy-${language}`);
      await dialog.getByRole('button', { name: text.accept }).click();
      await expect(dialog).toBeHidden();
      await agree.check();
      await expect(page.getByRole('button', { name: text.signUp })).toBeEnabled();
    });

    test('the birthday wheel is turned by keys alone, and left without a choice', async ({
      page,
      axeCheck,
      picture,
    }) => {
      await page.goto('/m/register');
      const field = page.getByRole('combobox', { name: text.birthday });
      const dialog = page.getByRole('dialog', { name: text.birthday });
      await field.focus();
      await page.keyboard.press('Enter');
      await expect(dialog).toBeVisible();
      await axeCheck(page);
      await picture(page, `birthday-wheel-${language}`);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(page.getByText(text.missing[3], { exact: true })).toBeVisible();
      await field.press('ArrowDown');
      const [month, day, year] = [0, 1, 2].map((at) => dialog.getByRole('listbox').nth(at));
      await month?.press('Home');
      await day?.press('End');
      await year?.focus();
      // Digits that come more than a second apart begin a year anew.
      await expect(async () => {
        await page.keyboard.type('1987');
        const chosen = dialog.getByRole('option', { name: '1987', selected: true });
        expect(await chosen.count()).toBe(1);
      }).toPass({ intervals: [1500] });
      await month?.press('ArrowDown');
      await dialog.getByRole('button').last().press('Enter');
      const born = language === 'EN' ? 'February 28, 1987' : 'Pebrero 28, 1987';
      await expect(field).toHaveText(born);
      await expect(page.getByText(text.missing[3], { exact: true })).toHaveCount(0);
    });
  });
}
