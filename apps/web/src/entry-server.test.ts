import { afterAll, describe, expect, it, vi } from 'vitest';
import type { PageRequest } from '@pavilion/contract/page';
import { webMessages } from '@pavilion/messages/web';
import { homeBoot } from './app/boot/home-boot.fixture.ts';
import { fillTemplate, prepareLanguages, render } from './entry-server.tsx';
import { lotteries } from './features/lottery/lottery-answers.fixture.ts';
import type { Boot } from './kit/boot.ts';

// After a drawing no call is sent: the tests that follow in this process get modules of their own.
afterAll(() => void vi.resetModules());

await prepareLanguages(['EN', 'TY', 'AR']);

/** Refuses every call. */
const refuse = async () => {
  throw new Error('refused');
};

function draw(path: string, others: Partial<PageRequest> = {}) {
  const usual = {
    search: '',
    whole: true,
    language: 'EN',
    boot: homeBoot,
    answer: refuse,
  } as const;
  return render({ path, ...usual, ...others });
}

const home = await draw('/m/home');

function bootOf(script: string): Boot {
  return JSON.parse(script.slice(script.indexOf('>') + 1, script.lastIndexOf('<'))) as Boot;
}

describe("the guest's home in the first HTML", () => {
  it('is real markup with one h1 and real links', () => {
    expect(home.html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(home.html).toContain('href="/m/login?next=%2Fm%2Fplay%2F1"');
    expect(home.html).toContain('href="/m/register"');
    expect(home.html).toContain('Banner 0');
  });

  it('has no script and no handler of its own', () => {
    expect(home.html).not.toMatch(/<script|\son[a-z]+=/i);
  });

  it('fetches the first banner before everything else and no other picture', () => {
    expect(home.head).toContain('href="/art/banners/0.avif"');
    expect(home.html.match(/<img[^>]* src=/g)).toHaveLength(1);
  });

  it('does not link to a game in maintenance', () => {
    expect(home.html).not.toContain('%2Fm%2Fplay%2F2"');
  });

  it('cannot be broken out of by the content of the boot data', () => {
    expect(home.boot.match(/<\/script>/g)).toHaveLength(1);
    expect(bootOf(home.boot).home?.hotGames.list[0]?.displayName).toBe('Game </script> 0');
  });

  it('leaves out what the home does not show', () => {
    const boot = bootOf(home.boot);
    expect(boot.home?.announcements.banners.map(({ groupName }) => groupName)).toEqual([
      'm_home',
      'm_home',
    ]);
    expect(boot.home?.announcements.player[0]?.content).toBe('');
    expect(boot.home?.games.list).toHaveLength(6);
  });

  it('shows no key in the place of a text', () => {
    const shown = home.html.replaceAll(/<[^>]*>/g, '\n');
    const keys = Object.keys(webMessages).filter((key) => shown.includes(key));
    expect(keys).toEqual([]);
  });

  it('is drawn in the language that is asked for', async () => {
    const page = await draw('/', { language: 'TY' });
    expect(page.html).toContain('Mag-log in');
    const template = '<html lang="en-PH"><!--head--><!--app--><!--boot-->';
    expect(fillTemplate(template, 'TY', page)).toContain(
      '<html lang="fil-PH" dir="ltr"><title>Pavilion',
    );
  });

  it('is drawn in the theme of the site, the bars of the browser too', async () => {
    const settings = {
      ...homeBoot.settings,
      brand: { ...homeBoot.settings.brand, theme: 'light' },
    };
    const template =
      '<html data-theme="dark"><meta name="theme-color" content="#0d0f1a" /><!--head--><!--app-->';
    for (const path of ['/', '/m/login']) {
      const page = await draw(path, { boot: { ...homeBoot, settings } as Boot });
      expect(fillTemplate(template, 'EN', page)).toContain(
        '<html data-theme="light"><meta name="theme-color" content="#f7f4ec" />',
      );
    }
  });

  it('is read from the right in Arabic, with what it needs to hydrate', async () => {
    const page = await draw('/', { language: 'AR' });
    const template = '<html lang="en-PH"><!--head--><!--app--><!--boot-->';
    expect(fillTemplate(template, 'AR', page)).toContain('dir="rtl"');
    expect(bootOf(page.boot).messages?.['shell.logIn']).toMatch(/\p{sc=Arabic}/u);
  });
});

describe('other pages', () => {
  it('of guests are drawn whole, with the answers to their calls', async () => {
    const content = '<h3>What we keep</h3><p>Little.</p>';
    const called: string[] = [];
    const answer = async (area: string, name: string) => {
      called.push(`${area}.${name}`);
      return { content };
    };
    const page = await draw('/m/privacy', { answer });
    expect(page.skeleton).toBe(false);
    expect(page.html).toMatch(
      /<h1[^>]*>Privacy Policy<\/h1>.*<h2>What we keep<\/h2><p>Little.<\/p>/,
    );
    expect(called).toEqual(['content.getPage']);
    expect(bootOf(page.boot).answers).toEqual([[expect.any(Array), { content }]]);
    expect(bootOf(page.boot).home).toBeUndefined();
  });

  it('leave the calls that the server does not answer to the browser', async () => {
    const page = await draw('/m/privacy');
    expect(page.html).toContain('aria-busy="true"');
    expect(bootOf(page.boot).answers).toEqual([]);
  });

  it('of two languages are drawn at once, each with its own words', async () => {
    let open = () => undefined as void;
    const later = new Promise<void>((resolve) => (open = resolve));
    const answer = async () => {
      await later;
      return { content: '' };
    };
    const both = [draw('/m/terms', { answer }), draw('/m/terms', { answer, language: 'TY' })];
    await new Promise(setImmediate);
    open();
    const [english, filipino] = await Promise.all(both);
    expect(english?.html).toContain('>Log in<');
    expect(filipino?.html).toContain('>Mag-log in<');
  });

  it('are a frame with their title where the server does not draw the screen', async () => {
    const page = await draw('/m/login', { whole: false });
    expect(page.skeleton).toBe(true);
    expect(page.html).not.toContain('<h1');
    expect(page.head).toContain('<title>Log in · Pavilion</title>');
    expect(bootOf(page.boot).home).toBeUndefined();
  });

  it('so does the home while the site is closed, with the words of its frame', async () => {
    const status = { ...homeBoot.status, maintenance: true };
    const page = await draw('/m/home', { boot: { ...homeBoot, status } });
    expect(page.skeleton).toBe(true);
    expect(page.html).not.toContain('Banner 0');
    const words = bootOf(page.boot).messages;
    expect(words?.['shell.logIn']).toBe('Log in');
    expect(words?.['tab.home']).toBe('Home');
  });
});

it('draws the names of lotteries, and leaves their times to the browser', async () => {
  const answer: PageRequest['answer'] = async (area, name) => {
    if (area !== 'lottery' || name !== 'listLotteries') throw new Error('refused');
    return lotteries;
  };
  const { html } = await draw('/m/lottery', { answer });
  expect(html).toContain('>Minute Five</a>');
  expect(html).toContain('href="/m/lottery?gameCode=PVSSC1&amp;view=draws"');
  expect(html).not.toMatch(/aria-busy|role="timer"/);
});
