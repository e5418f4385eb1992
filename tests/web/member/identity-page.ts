import type { Page } from '@playwright/test';
import { photo } from '../../support/photo.ts';
import type { Texts } from '../../support/texts.ts';
import { field, press } from '../session/forms.ts';

type Side = 'page' | 'front' | 'back' | 'selfie';
type SentFile = Awaited<ReturnType<typeof photo>>;

/** Adds the file of one side by the button that chooses a file. */
export async function addSide(page: Page, text: Texts, side: Side, file: SentFile): Promise<void> {
  const tile = page.getByRole('group', { name: text(`identity.side.${side}`), exact: true });
  const choosing = page.waitForEvent('filechooser');
  await tile.getByRole('button', { name: text.like('identity.choose') }).click();
  await (await choosing).setFiles(file);
  await tile.getByRole('button', { name: text.like('identity.remove') }).waitFor();
}

/** Sends the page of a passport and a photo of the member. */
export async function sendPassport(
  page: Page,
  text: Texts,
  size: [number, number] = [640, 480],
): Promise<void> {
  await addSide(page, text, 'page', await photo('passport.jpg', size));
  await addSide(page, text, 'selfie', await photo('selfie.jpg', [480, 640]));
  await press(page, text('identity.send'));
}

/** Types the name, which a profile without one is asked for. */
export function typeName(page: Page, text: Texts, name: string): Promise<void> {
  return field(page, text('identity.name')).fill(name);
}
