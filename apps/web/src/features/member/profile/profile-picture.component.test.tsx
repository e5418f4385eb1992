import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';

const png = (name: string, bytes: number) =>
  new File([new Uint8Array(bytes)], name, { type: 'image/png' });
const choose = (file: File) =>
  userEvent.upload(document.querySelector<HTMLInputElement>('input[type=file]')!, file);
const tooMuch = 5 * 1024 * 1024 + 1;

async function open(given: Parameters<typeof mountScreen>[1]): Promise<void> {
  site.answers({ accounts: { setProfilePicture: refuse('picture.unreadable') } });
  await mountScreen('/m/myAccount/index', { session: 'member', ...given });
  await expect.poll(() => document.querySelector('input[type=file]')).not.toBeNull();
}

test('§2 Side menu: the page sends only a picture that is small enough', async () => {
  await open({});
  const save = page.getByRole('button', { name: 'Save picture' });
  await choose(new File(['GIF89a'], 'a.gif', { type: 'image/gif' }));
  await expect.element(page.getByText('Only PNG and JPG pictures can be sent.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await choose(png('large.png', tooMuch));
  await expect
    .element(page.getByText('A picture can be at most 5 MB. Choose a smaller one.'))
    .toBeVisible();
  await expect.element(save).not.toBeInTheDocument();
  expect(site.calls('accounts', 'setProfilePicture')).toEqual([]);
});

test('§2 Side menu: a picture that cannot be opened is reported, and another is saved', async () => {
  await open({});
  const save = page.getByRole('button', { name: 'Save picture' });
  await choose(png('broken.png', 20));
  await save.click();
  await expect
    .element(page.getByText('This picture cannot be opened. Choose another one.'))
    .toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  await page.getByRole('button', { name: 'Remove picture 1' }).click();
  site.answers({ accounts: { setProfilePicture: { pictureId: '3' } } });
  await choose(png('me.png', 30));
  await save.click();
  await expect.element(save).not.toBeInTheDocument();
  await expect.poll(() => site.calls('accounts', 'setProfilePicture')).toHaveLength(2);
});

test('§2 Side menu: in TY and light: the errors of a picture', async () => {
  await open({ language: 'TY', theme: 'light' });
  await choose(new File(['GIF89a'], 'a.gif', { type: 'image/gif' }));
  await expect
    .element(page.getByText('PNG at JPG na picture lang ang puwedeng ipadala.'))
    .toBeVisible();
  await choose(png('large.png', tooMuch));
  await expect
    .element(page.getByText('Hanggang 5 MB lang ang isang picture. Pumili ng mas maliit.'))
    .toBeVisible();
  await choose(png('broken.png', 20));
  await page.getByRole('button', { name: 'I-save ang picture' }).click();
  await expect
    .element(page.getByText('Hindi mabuksan ang picture na ito. Pumili ng iba.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Alisin ang picture 1' })).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});
