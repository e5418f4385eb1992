import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountPart } from '#testing/mount-screen.tsx';
import { OfferBar } from '@pavilion/ui/actions/OfferBar.tsx';

const bar = page.getByRole('complementary', { name: 'The app' });
const pictures = () => bar.element().querySelectorAll('img').length;

function mountBar(picture: string) {
  return mountPart(
    <OfferBar
      label="The app"
      picture={picture}
      name="Pavilion"
      act="Install"
      closeLabel="Close"
      onPress={() => undefined}
      onClose={() => undefined}
    />,
  );
}

test('§2 Download page and popup: a picture that fails to load leaves a blank square of its size', async () => {
  await mountBar('/art/icon.svg');
  await expect.element(bar).toBeVisible();
  await expect.poll(() => bar.element().querySelector('img')?.complete).toBe(true);
  const { width, height } = bar.element().querySelector('img')!.getBoundingClientRect();
  await mountBar('data:image/png;base64,bm8gcGljdHVyZQ==');
  await expect.element(bar).toBeVisible();
  await expect.poll(pictures).toBe(0);
  const blank = bar.getByRole('button').first().element().firstElementChild!;
  const box = blank.getBoundingClientRect();
  expect([box.width, box.height]).toEqual([width, height]);
});
