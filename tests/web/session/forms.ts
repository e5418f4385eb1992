import { expect, type Locator, type Page } from '@playwright/test';
import { readCaptchaWords } from '@pavilion/contract/player/captcha-reader.fixture';
import { password } from '../../support/people.ts';
import { type Texts, textsIn } from '../../support/texts.ts';

/** The text field of that name; required ones end in a star that is not read aloud. */
export function field(page: Page, name: string): Locator {
  return page.getByRole('textbox', { name: new RegExp(`^${name}( \\*)?$`) });
}

export function press(page: Page, name: string): Promise<void> {
  return page.getByRole('button', { name, exact: true }).click();
}

/** Fills in and submits the log-in form of the page. */
export async function logIn(page: Page, text: Texts, name: string, typed = password) {
  await field(page, text('session.username')).fill(name);
  await field(page, text('session.password')).fill(typed);
  await press(page, text('login.submit'));
}

/** Fills in a password twice and the birthday, as registration asks for. */
export async function fillRegistration(page: Page, text: Texts, typed = password): Promise<void> {
  await field(page, text('session.password')).fill(typed);
  await field(page, text('register.confirmPassword')).fill(typed);
  await chooseBirthday(page, text);
}

/** Chooses the first of May 1990 on the birthday wheel, whose rings are month, day, year. */
export async function chooseBirthday(page: Page, text: Texts): Promise<void> {
  const name = text('register.birthday');
  await page.getByRole('combobox', { name }).click();
  const dialog = page.getByRole('dialog', { name });
  const [months, days, years] = [0, 1, 2].map((place) => dialog.getByRole('listbox').nth(place));
  await years?.getByRole('option', { name: '1990', exact: true }).click();
  await months?.getByRole('option').nth(4).click();
  await days?.getByRole('option', { name: '1', exact: true }).click();
  await dialog.getByRole('button', { name: / 1, 1990$/ }).click();
}

/** Asks for the captcha's digits in words and types them; the page does its proof of work. */
export async function solveCaptcha(page: Page, language: 'EN' | 'TY'): Promise<void> {
  const text = textsIn(language);
  const sentence = page.getByText(/: [^,]+, [^,]+, [^,]+, [^,]+, [^,]+, [^,]+\./);
  const inWords = page.getByRole('button', { name: text('captcha.words') });
  await expect(inWords.or(sentence)).toBeVisible();
  if (await inWords.isVisible()) await inWords.click();
  const digits = readCaptchaWords((await sentence.textContent()) ?? '', language);
  expect(digits).toMatch(/^\d{5}$/);
  await page.getByRole('textbox', { name: text('captcha.label.words'), exact: true }).fill(digits);
}

/** Chooses an identity service on the login page, and an account on the page of the service. */
export async function signInAt(
  page: Page,
  text: Texts,
  name: 'Google' | 'Facebook',
  account: string,
): Promise<void> {
  await page.goto('/m/login');
  await press(page, text('signIn.open', { name }));
  await page.getByLabel(/^(Another e-mail address|Ibang e-mail address)$/).fill(account);
  await page.getByRole('button', { name: /^(Continue|Magpatuloy)$/ }).click();
}
