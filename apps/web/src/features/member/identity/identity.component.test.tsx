import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { identityOf } from '#features/wallet/identity.fixture.ts';
import type { OwnIdentity } from '#features/wallet/identity.queries.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { offline, refuse } from '#testing/answers.ts';
import { giveFiles } from '#testing/give-files.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { documentMaxBytes, identityRefusals } from '@pavilion/domain/protection/identity-check';

const main = page.getByRole('main');
const region = (name: string) => main.getByRole('group', { name });
const heading = (name: string) => main.getByRole('heading', { name });
const send = main.getByRole('button', { name: 'Send documents' });
const photoPage = 'Page with your photo';
const selfie = 'Photo of you';

const none = identityOf({});
const sent: OwnIdentity = {
  ...none,
  state: 'sent',
  kind: 'passport',
  sentAt: '2026-11-02T08:00:00.000Z',
};
const refused: OwnIdentity = {
  ...sent,
  state: 'refused',
  decidedAt: '2026-11-02T08:05:00.000Z',
  reason: 'unreadable',
};
const verified: OwnIdentity = { ...refused, state: 'verified', reason: null };

async function picture(width: number, height: number, type = 'image/jpeg'): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.fillRect(0, 0, width / 2, height / 2);
  return canvas.convertToBlob({ type });
}

async function photo(name: string, width = 60, height = 40): Promise<File> {
  return new File([await picture(width, height)], name, { type: 'image/jpeg', lastModified: 1 });
}

const pdf = new File(['%PDF-1.7'], 'passport.pdf', { type: 'application/pdf', lastModified: 1 });

/** The input of a tile that opens the files. */
function inputOf(tile: string): HTMLInputElement {
  const inputs = region(tile).element().querySelectorAll<HTMLInputElement>('input[type=file]');
  return [...inputs].find((input) => !input.hasAttribute('capture'))!;
}

async function choose(tile: string, file: File): Promise<void> {
  await expect.element(region(tile)).toBeVisible();
  giveFiles(inputOf(tile), file);
}

async function choosePassport(): Promise<void> {
  await choose(photoPage, pdf);
  await choose(selfie, await photo('me.jpg'));
  await expect.element(region(selfie).getByRole('img')).toBeVisible();
}

const sendings = () => site.calls('protection', 'sendIdentity').map(({ sent: fields }) => fields);

async function open(
  identity: OwnIdentity,
  given: Parameters<typeof mountScreen>[1] = {},
): Promise<void> {
  site.answers({ protection: { getIdentity: identity } });
  await mountScreen('/m/identity', { session: 'member', ...given });
}

beforeEach(() => {
  site.answers({ protection: { sendIdentity: sent } });
});

test('§7: the page says what it is for, who sees the files and how long it takes', async () => {
  await open({ ...none, neededFor: ['deposit', 'withdraw'] });
  await expect.element(main.getByText('You need it to deposit and withdraw.')).toBeVisible();
  await expect.element(main.getByText(/stored encrypted/)).toBeVisible();
  await expect.element(main.getByText('It usually takes a few minutes.')).toBeVisible();
  expect(main.getByRole('textbox').elements()).toEqual([]);
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: a passport needs one page, a card both sides', async () => {
  await open(none);
  await expect.element(region(photoPage)).toBeVisible();
  expect(region('Back').elements()).toEqual([]);
  await main.getByRole('radio', { name: 'ID card' }).click();
  await expect.element(region('Front')).toBeVisible();
  await expect.element(region('Back')).toBeVisible();
  await expect.element(region(selfie)).toBeVisible();
  expect(region(photoPage).elements()).toEqual([]);
});

test('§7: documents come from the camera or a file, the photo of the member is no PDF', async () => {
  await open(none);
  const camera = (tile: string) =>
    region(tile).element().querySelector<HTMLInputElement>('input[capture]')!;
  await expect.element(region(photoPage)).toBeVisible();
  expect(camera(photoPage).getAttribute('capture')).toBe('environment');
  expect(camera(selfie).getAttribute('capture')).toBe('user');
  expect(inputOf(photoPage).accept).toBe('image/png,image/jpeg,application/pdf');
  expect(inputOf(selfie).accept).toBe('image/png,image/jpeg');
  for (const tile of [photoPage, selfie]) {
    for (const way of ['Take photo', 'Choose file']) {
      const button = region(tile).getByRole('button', {
        name: `${way}: ${tile}`,
        includeHidden: true,
      });
      // Where there is no touch, the camera's button is not drawn.
      await expect.element(button).toBeInTheDocument();
    }
  }
});

test('§7: documents are sent once, and then shown as being checked', async () => {
  await open(none);
  await choosePassport();
  await expect.element(region(photoPage)).toHaveTextContent('passport.pdf');
  expect(await accessibilityFindings()).toEqual([]);
  const button = send.element() as HTMLButtonElement;
  button.click();
  button.click();
  await expect.element(heading('We are checking your documents')).toHaveFocus();
  await expect.element(main.getByText('Passport')).toBeVisible();
  const [fields, ...more] = sendings();
  expect(more).toEqual([]);
  expect(Object.keys(fields ?? {}).toSorted()).toEqual(['front', 'kind', 'requestKey', 'selfie']);
  expect(fields).toMatchObject({ kind: 'passport' });
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: what is missing is said at its place, and nothing is sent', async () => {
  await open({ ...none, name: null, birthday: null });
  await main.getByRole('radio', { name: 'Driver’s license' }).click();
  await choose('Front', await photo('front.jpg'));
  await send.click();
  await expect.element(main.getByText('Enter your name as it is on the document.')).toBeVisible();
  await expect.element(main.getByText('Enter your birthday.')).toBeVisible();
  await expect.element(region('Back')).toHaveTextContent('Add this photo.');
  await expect.element(region(selfie)).toHaveTextContent('Add this photo.');
  await expect.element(region('Front')).not.toHaveTextContent('Add this photo.');
  await expect.element(main.getByRole('textbox', { name: /^Name/ })).toHaveFocus();
  expect(sendings()).toEqual([]);
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: name and birthday are asked for where the profile has none', async () => {
  await open({ ...none, name: null, birthday: null });
  await choosePassport();
  await main.getByRole('textbox', { name: /^Name/ }).fill(' Maria Lakambini ');
  await main.getByRole('combobox', { name: /Birthday/ }).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await send.click();
  await expect.element(heading('We are checking your documents')).toBeVisible();
  const [fields] = sendings();
  expect(fields?.['name']).toBe('Maria Lakambini');
  expect(fields?.['birthday']).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('§7: who is too young reads it at the birthday', async () => {
  site.answers({ protection: { sendIdentity: refuse('register.too.young') } });
  await open({ ...none, birthday: null });
  await choosePassport();
  const birthday = main.getByRole('combobox', { name: /Birthday/ });
  await birthday.click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await send.click();
  await expect.element(birthday).toHaveAccessibleDescription(/minimum age/);
  await expect.element(birthday).toHaveAttribute('aria-invalid', 'true');
});

test.each([
  [
    'a kind that is not accepted',
    new File(['GIF89a'], 'a.gif', { type: 'image/gif' }),
    /^Only JPG/,
  ],
  ['an empty file', new File([], 'a.png', { type: 'image/png' }), 'This file is empty.'],
  [
    'a too large file',
    new File([new Uint8Array(documentMaxBytes + 1)], 'a.pdf', { type: 'application/pdf' }),
    'A file can be at most 10 MB.',
  ],
])('§7: %s is refused at its side', async (_, file, words) => {
  await open(none);
  await choose(photoPage, file);
  const alert = region(photoPage).getByRole('alert');
  await expect.element(alert).toHaveTextContent(words);
  expect(region(selfie).getByRole('alert').elements()).toEqual([]);
  expect(await accessibilityFindings()).toEqual([]);
  await choose(photoPage, await photo('page.jpg'));
  await expect.element(region(photoPage).getByRole('img', { name: photoPage })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});

test('§7: a PDF is refused as the photo of the member', async () => {
  await open(none);
  await choose(selfie, pdf);
  await expect.element(region(selfie).getByRole('alert')).toHaveTextContent('as JPG or PNG');
});

test('§7: a file is replaced and removed', async () => {
  await open(none);
  await choose(photoPage, pdf);
  const tile = region(photoPage);
  await expect.element(tile.getByRole('button', { name: /^Replace/ })).toHaveFocus();
  giveFiles(inputOf(photoPage), await photo('page.jpg'));
  await expect.element(tile.getByRole('img')).toBeVisible();
  await expect.element(tile).not.toHaveTextContent('passport.pdf');
  await tile.getByRole('button', { name: /^Remove/ }).click();
  await expect.element(tile.getByRole('img')).not.toBeInTheDocument();
  await expect.poll(() => tile.element().contains(document.activeElement)).toBe(true);
});

test('§7: a large photo is sent within 3000 px', async () => {
  await open(none);
  await choose(photoPage, await photo('large.jpg', 4000, 2000));
  await choose(selfie, await photo('me.jpg'));
  await expect.element(region(photoPage).getByRole('img')).toBeVisible();
  await expect.element(region(selfie).getByRole('img')).toBeVisible();
  await send.click();
  await expect.element(heading('We are checking your documents')).toBeVisible();
  const front = sendings()[0]?.['front'] as readonly Blob[];
  const { width, height } = await createImageBitmap(front[0]!);
  expect([width, height]).toEqual([3000, 1500]);
});

test('§7: a file that the server cannot open is named at its side, and replaced', async () => {
  site.answers({
    protection: { sendIdentity: refuse('document.unreadable', { side: 'selfie' }) },
  });
  await open(none);
  await choosePassport();
  await send.click();
  const alert = region(selfie).getByRole('alert');
  await expect.element(alert).toHaveTextContent('This file cannot be opened.');
  expect(main.getByRole('alert').elements()).toHaveLength(1);
  site.answers({ protection: { sendIdentity: sent } });
  giveFiles(inputOf(selfie), await photo('me-again.jpg'));
  await expect.element(alert).not.toBeInTheDocument();
  await send.click();
  await expect.element(heading('We are checking your documents')).toBeVisible();
  const [first, second] = sendings();
  expect(second?.['requestKey']).not.toBe(first?.['requestKey']);
});

test('§7: after a lost connection the same documents are sent with the same key', async () => {
  site.answers({ protection: { sendIdentity: offline } });
  await open(none);
  await choosePassport();
  await send.click();
  await expect.element(main.getByRole('alert')).toBeVisible();
  await expect.element(region(photoPage)).toHaveTextContent('passport.pdf');
  site.answers({ protection: { sendIdentity: sent } });
  await send.click();
  await expect.element(heading('We are checking your documents')).toBeVisible();
  const keys = sendings().map((fields) => fields['requestKey']);
  expect(new Set(keys).size).toBe(1);
  expect(keys.length).toBeGreaterThan(1);
});

test('§7: documents that are already here are shown as such', async () => {
  await open(none);
  await choosePassport();
  site.answers({
    protection: { getIdentity: sent, sendIdentity: refuse('identity.check.open') },
  });
  await send.click();
  await expect.element(heading('We are checking your documents')).toBeVisible();
});

test('§7: while it is checked the page reads the outcome by itself', async () => {
  await open(sent);
  await expect.element(heading('We are checking your documents')).toBeVisible();
  await expect.element(main).toHaveTextContent('Nov 2, 2026');
  expect(send.elements()).toEqual([]);
  site.answers({ protection: { getIdentity: verified } });
  await expect.element(heading('Your identity is verified')).toBeVisible();
  await expect.element(main).toHaveTextContent('Maria Lakambini');
  await expect
    .element(main.getByRole('link', { name: 'Withdraw' }))
    .toHaveAttribute('href', '/m/withdraw');
  expect(await accessibilityFindings()).toEqual([]);
});

test.each(identityRefusals.filter((reason) => reason !== 'underAge'))(
  '§7: refused because %s, it can be sent again with another key',
  async (reason) => {
    await open(none);
    await choosePassport();
    await send.click();
    await expect.element(heading('We are checking your documents')).toBeVisible();
    await open({ ...refused, reason });
    await expect.element(heading('We could not verify your identity')).toBeVisible();
    await expect.element(heading('Send your documents again')).toBeVisible();
    await choosePassport();
    await send.click();
    await expect.element(heading('We are checking your documents')).toBeVisible();
    const [first, second] = sendings().map((fields) => fields['requestKey']);
    expect(second).not.toBe(first);
  },
);

test('§7: after a refusal the name that was given is there, and can be changed', async () => {
  const given = { name: 'Maria Lakambin', birthday: '1990-05-17' };
  await open({ ...refused, name: null, birthday: null, given });
  const name = main.getByRole('textbox', { name: /^Name/ });
  await expect.element(name).toHaveValue('Maria Lakambin');
  await name.fill('Maria Lakambini');
  await choosePassport();
  await send.click();
  await expect.element(heading('We are checking your documents')).toBeVisible();
  expect(sendings()).toMatchObject([{ name: 'Maria Lakambini', birthday: given.birthday }]);
});

test('§7: the reason of a refusal is read before the form', async () => {
  await open(refused);
  await expect.element(main.getByText(/^We could not read the document\./)).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: who is under age is led to support, and sends nothing more', async () => {
  await open({ ...refused, reason: 'underAge' });
  await expect.element(main.getByText(/^You are under the minimum age\./)).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Contact support' }))
    .toHaveAttribute('href', '/m/feedback');
  expect(send.elements()).toEqual([]);
});

test('§7: an excluded member reaches the page', async () => {
  site.answers({ protection: { getIdentity: none } });
  await mountScreen('/m/identity', { session: 'excluded' });
  await expect.element(region(photoPage)).toBeVisible();
});

test('§7: in TY and light: every state', async () => {
  const given = { language: 'TY', theme: 'light' } as const;
  await open({ ...none, name: null, birthday: null }, given);
  await main.getByRole('radio', { name: 'ID card' }).click();
  await main.getByRole('button', { name: 'Ipadala ang mga dokumento' }).click();
  await expect.element(region('Likod')).toHaveTextContent('Idagdag ang litratong ito.');
  expect(await accessibilityFindings()).toEqual([]);
  await open(sent, given);
  await expect.element(heading('Chine-check namin ang mga dokumento mo')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await open(refused, given);
  await expect.element(main.getByText(/^Hindi namin mabasa ang dokumento\./)).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await open(verified, given);
  await expect.element(heading('Verified na ang identity mo')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});
