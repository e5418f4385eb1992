import { isEveryLook } from './browser.ts';
import {
  type Difference,
  type OwnSite,
  type SiteChanges,
  siteAt,
  startOtherSite,
} from './sites.ts';

type Variant = Difference & {
  /** Title patterns of the tests that run on this variant only. */
  browserTests: readonly RegExp[];
};

/** Matches the tests of a file, or those of one group in it. */
const testsIn = (file: string, group = '') => new RegExp(`web/${file}\\.test\\.ts .*${group}`);

/** Changes one text of a file after another; each of them must be there. */
function replaced(...changes: readonly (readonly [from: string | RegExp, to: string])[]) {
  return (text: string): string =>
    changes.reduce((before, [from, to]) => {
      const after = before.replace(from, to);
      if (after === before) throw new Error(`the file does not hold ${from}`);
      return after;
    }, text);
}

const askAtNewLocations = ['newLocation: tell,', 'newLocation: ask,'] as const;

/** A site without published content; the gallery shows it too. */
export const nothingSaid: SiteChanges = {
  'announcements.yaml': () => 'announcements: []\n',
  'help.yaml': () => 'sections: []\n',
  'promotions.yaml': () => 'categories: []\npromotions: []\n',
  'policy.yaml': (text) => text.replace(', offer: first-deposit', ''),
  'rewards.yaml': replaced(
    [/promotions:\n( {4,}.*\n)+/u, 'promotions: []\n'],
    [/signIn:\n( {2,}.*\n)+/u, ''],
    [/referral:\n( {2,}.*\n)+/u, ''],
    [/^app: .*\n/mu, ''],
  ),
  'missions.yaml': replaced([/missions:\n( {2,}.*\n)+/u, 'missions: []\n']),
};

/**
 * The sites beside the shared one. A variant is a project of one worker, which starts the site for
 * its first test; its tests run one after another on the same data.
 */
export const variants = {
  /** The default site, for tests that change what every visitor sees. */
  published: {
    files: {
      'links.yaml': replaced([
        'video: /videos/lantern-night.mp4',
        "video: 'https://www.youtube.com/watch?v=M7lc1UVf-VE'",
      ]),
    },
    // Allows ten streams from one address, which a test can use up.
    settings: { LIVE_STREAMS: '100' },
    browserTests: [
      testsIn('agent/contracts'),
      testsIn('site/live', 'on a site of its own'),
      testsIn('messages/popups'),
      testsIn('messages/publish'),
      testsIn('games/video'),
    ],
  },
  /** The choices of another operator: all languages, push notifications, codes at new locations. */
  chosen: {
    files: {
      'flags.yaml': replaced(['push: false', 'push: true']),
      'languages.yaml': replaced([/on: false/g, 'on: true\n    untranslated: english']),
      'policy.yaml': replaced(askAtNewLocations),
    },
    browserTests: [
      testsIn('site/languages'),
      testsIn('session/log-in-new-location'),
      testsIn('messages/push'),
      testsIn('messages/push-delivery'),
    ],
  },
} satisfies Record<string, Variant>;

const everyVariant: Record<string, Variant> = variants;

/** Title patterns of all tests that run on a variant. */
export const testsOfVariants = Object.values(everyVariant).flatMap(
  ({ browserTests }) => browserTests,
);

/** Starts the variant of a project, with the companies of the shared site. */
export function startVariant(project: string): Promise<OwnSite> {
  const variant = everyVariant[project];
  if (!variant) throw new Error(`No variant in variants.ts is named ${project}.`);
  const { settings = {} } = variant;
  const { companies } = siteAt('embedded');
  return startOtherSite({ ...variant, settings: { ...companies, ...settings } });
}

/** Files of tests about money and about changes in open pages. */
const moneyAndChange =
  'account|bonus|deposit-every-channel|first-journey|game-wallets|live|records|take-part|withdrawals';
/** One file shows that the site runs on PostgreSQL; EVERY_ENGINE=1 runs all of these on it. */
const onPostgres = process.env['EVERY_ENGINE'] === '1' ? moneyAndChange : 'first-journey';

export const runOnPostgres = new RegExp(`(^|/)(${onPostgres})\\.test\\.ts$`);

/** The first journey runs in English on the embedded database, in TY on PostgreSQL. */
const isEverywhere = isEveryLook || process.env['EVERY_ENGINE'] === '1';
export const onlyOnPostgres = isEverywhere ? [] : [/first-journey\.test\.ts .*in TY/];
export const onlyOnEmbedded = isEverywhere ? [] : [/first-journey\.test\.ts .*in EN/];
