import { findScreen, isDrawnFor } from '@pavilion/screens/find-screen';
import { expect, test } from '../../support/test.ts';
import { expectedFor, expectedScreens } from './expected-screens.ts';

/** Placeholders of content that is still to load. */
const missing = /<!--\$!-->|aria-busy="true"|data-skeleton/;

/** Of one page; with the page itself at most eight requests come before the first paint. */
const mostPictures = 7;

const unescaped = (html: string) => html.replaceAll('&#x27;', "'").replaceAll('&amp;', '&');

for (const language of ['EN', 'TY'] as const) {
  test(`§2 Route list: every screen for guests is complete in the first HTML, in ${language}`, async ({
    request,
  }) => {
    const wrong: string[] = [];
    let drawn = 0;
    for (const [key, expected] of Object.entries(expectedScreens)) {
      const { address, h1 } = expectedFor(key, expected, 'guest', language);
      const [path = '', search] = address.split('?');
      const screen = findScreen(path);
      if (screen === null || !isDrawnFor(screen, search ?? '')) continue;
      drawn += 1;
      const page = await request.get(address, { headers: { cookie: `language=${language}` } });
      const html = unescaped(await page.text());
      const headings = [...html.matchAll(/<h1[^>]*>([^<]*)</g)].map(([, text]) => text);
      const pictures = new Set(html.match(/<img[^>]* src="[^"]+"/g));
      const left = missing.exec(html)?.[0];
      if (left !== undefined) wrong.push(`${address} ${left}`);
      if (pictures.size > mostPictures) wrong.push(`${address} ${pictures.size} pictures`);
      if (headings.length !== 1 || headings[0] !== h1) wrong.push(`${address} ${headings.join()}`);
    }
    expect(wrong).toEqual([]);
    expect(drawn).toBe(44);
  });
}
