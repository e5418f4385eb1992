import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';

const header = page.getByRole('banner');

afterEach(() => page.viewport(390, 844));

/** Number of lines that the text of an element takes. */
function linesOf(part: Element): number {
  const words = document.createRange();
  words.selectNodeContents(part);
  return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size;
}

const middleOf = (part: Element) => {
  const { top, height } = part.getBoundingClientRect();
  return top + height / 2;
};

for (const [language, logIn, register] of [
  ['EN', 'Log in', 'Sign up'],
  ['TY', 'Mag-log in', 'Sign up'],
] as const) {
  test.each([320, 390])(
    `§2 Header: a guest may log in and register beside a title of one line, at %i px in ${language}`,
    async (width) => {
      await page.viewport(width, 844);
      site.answers({ content: { getHelpCenter: [] } });
      await mountScreen('/m/help', { language });
      const links = [
        header.getByRole('link', { name: logIn, exact: true }),
        header.getByRole('link', { name: register, exact: true }),
      ];
      await expect.element(links[0]!).toHaveAttribute('href', '/m/login');
      await expect.element(links[1]!).toHaveAttribute('href', '/m/register');
      const title = header.element().querySelector(':scope > [aria-hidden]')!;
      expect(title.getBoundingClientRect().width, 'room for a title').toBeGreaterThan(60);
      for (const part of [title, ...links.map((link) => link.element())]) {
        expect(linesOf(part), `lines of ${part.textContent}`).toBe(1);
        expect(Math.abs(middleOf(part) - middleOf(title))).toBeLessThan(3);
      }
      for (const link of links) await expect.element(link).toBeVisible();
      expect(document.documentElement.scrollWidth, 'nothing is cut').toBe(width);
    },
  );
}
