import { page } from 'vitest/browser';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

/** The field with this label, and the button with this text. */
export const box = (name: string) => page.getByRole('textbox', { name, exact: true });
export const button = (name: string) => page.getByRole('button', { name, exact: true });

/** The answer to every log-in and registration. */
export function loggedIn(
  userName: string,
  more: Partial<ResponseOf<PlayerEndpoints['sessions']['logIn']>> = {},
): ResponseOf<PlayerEndpoints['sessions']['logIn']> {
  return {
    token: `token-of-${userName}`,
    userName,
    type: 0,
    firstTimeLogin: false,
    excluded: false,
    unfinished: false,
    remembered: false,
    previousLogin: null,
    ...more,
  };
}

/** A code was sent, and the next one may be requested in a minute. */
export const codeSent: ResponseOf<PlayerEndpoints['credentials']['requestSmsCode']> = {
  time: '2026-11-02T08:00:00.000Z',
  expirationTime: '2026-11-02T08:01:00.000Z',
  codeValidUntil: '2026-11-02T08:10:00.000Z',
};

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="40"/>';
const picture = `data:image/svg+xml,${encodeURIComponent(drawing)}`;

const words = 'The digits are: one, two, three, four, five.';

/** Gives another captcha each time; one in words names its digits. */
export function captchas(bits = 4) {
  let given = 0;
  return ({
    form,
  }: {
    form: 'picture' | 'words';
  }): ResponseOf<PlayerEndpoints['credentials']['getCaptcha']> => {
    given += 1;
    const captchaId = `00000000-0000-4000-8000-${String(given).padStart(12, '0')}`;
    const expiresAt = '2026-11-02T08:02:00.000Z';
    return form === 'words'
      ? { captchaId, image: null, words, proofBits: bits, expiresAt }
      : { captchaId, image: `${picture}#${given}`, words: null, proofBits: null, expiresAt };
  };
}

/** The member who is logged in. */
export const memberInfo: ResponseOf<PlayerEndpoints['accounts']['getMemberInfo']> = {
  id: '7',
  account: 'ligaya',
  nickname: 'Ligaya',
  type: 0,
  clubLabel: { labelName: '' },
  registeredAt: '2026-10-01T08:00:00.000Z',
  pictureId: null,
  upline: null,
  birthday: null,
  details: [],
};

/** What the device stores of a logged-in member. */
export const keptSession = () =>
  JSON.parse(localStorage.getItem('MC_SESSION_INFO') ?? 'null') as {
    token: string;
    userName: string;
    type: number;
  } | null;

/** Chooses a day (`YYYY-MM-DD`) on the birthday wheel, whose rings are month, day, year. */
export async function chooseBirthday(birthday: string): Promise<void> {
  const [year = '', month = '', day = ''] = birthday.split('-');
  await page.getByRole('combobox', { name: /^(Birthday|Kaarawan)$/ }).click();
  const dialog = page.getByRole('dialog', { name: /^(Birthday|Kaarawan)$/ });
  const ring = (at: number) => dialog.getByRole('listbox').nth(at);
  await ring(2).getByRole('option', { name: year, exact: true }).click();
  await ring(0)
    .getByRole('option')
    .nth(Number(month) - 1)
    .click();
  await ring(1)
    .getByRole('option', { name: String(Number(day)), exact: true })
    .click();
  await dialog.getByRole('button', { name: new RegExp(` ${Number(day)}, ${year}$`) }).click();
}
