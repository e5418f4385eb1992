import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { setBootValue } from '#kit/boot.ts';
import { addMessages } from '@pavilion/client/language/catalogue.ts';
import { compileCatalogue } from '@pavilion/messages/compile-catalogue';
import { homeMessages } from '@pavilion/messages/home';
import { textsIn } from '@pavilion/messages/message';
import { shellMessages } from '@pavilion/messages/shell';
import { webMessages } from '@pavilion/messages/web';
import { App } from '../App.tsx';
import { homeBoot } from './home-boot.fixture.ts';

test('the messages in the first HTML are all that the home needs to hydrate', async () => {
  setBootValue(homeBoot);
  addMessages('EN', compileCatalogue(textsIn({ ...shellMessages, ...homeMessages }, 'EN')));
  const html = renderToString(<App ssrPath="/m/home" />);
  expect(html).toContain('Hot right now');
  expect(
    Object.keys(webMessages).filter(
      (key) => html.includes(`>${key}<`) || html.includes(`"${key}"`),
    ),
  ).toEqual([]);
});
