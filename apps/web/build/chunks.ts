/** What the bundler tells about modules while it groups them into chunks. */
type ChunkingContext = {
  getModuleInfo: (id: string) => { importedIds: string[] } | null;
};

export type FirstLoad = {
  /** What the page starts with. */
  entry: string;
  /** The body of the home, fetched right after it. */
  body: string;
};

/** Parts of a library that only later screens use, although its index names them. */
const usedLater =
  /\/query-core\/.+\/(mutation\w*|infiniteQuery\w+)\.js$|\/(useMutation|useInfiniteQuery)\.js$/;
/** Of what only the body needs: parts that no other screen shares, and those of game lists. */
const homeOnly =
  /\/src\/features\/(home|messages)\/|\/games\/(category-icon|catalogue\/category-)|\/facebook-icon\./;
/** Of the home and of every screen of announcements. */
const newsParts = /\/messages\/(announcements|notices)\.queries\.ts$/;
const gamesOnly = /\/src\/features\/games\/|\/domain\/game\//;
const entryFile = /\/(index\.html|src\/entry-client\.tsx)$/;

function reachable(from: string, context: ChunkingContext): Set<string> {
  const found = new Set<string>();
  const waiting = [from];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(context.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

const names = ['first', 'parts', 'games', 'news', 'home'] as const;
type Name = (typeof names)[number];

function nameWith({ entry, body }: FirstLoad) {
  let atStart: Set<string> | null = null;
  let inBody: Set<string> | null = null;
  return (id: string, context: ChunkingContext): Name | null => {
    atStart ??= reachable(entry, context);
    inBody ??= reachable(body, context);
    if (usedLater.test(id) || entryFile.test(id)) return null;
    if (atStart.has(id)) return 'first';
    if (!inBody.has(id)) return null;
    if (newsParts.test(id)) return 'news';
    if (homeOnly.test(id)) return 'home';
    return gamesOnly.test(id) ? 'games' : 'parts';
  };
}

/**
 * The chunks of the first load; few files pack better than many. `first` holds what runs before
 * hydration, the others the home's body: `home` alone, with the `games` lists, the `news` and the
 * `parts` that other screens use too. A chunk takes along what its modules need, so those that
 * others need come first.
 */
export function firstChunks(load: FirstLoad) {
  const nameOf = nameWith(load);
  return names.map((name, place) => ({
    debugName: name,
    name: (id: string, context: ChunkingContext) => (nameOf(id, context) === name ? name : null),
    priority: 10 - place,
  }));
}

const formParts =
  /\/react-hook-form\/|\/kit\/form-submit\.|\/ui\/(\w*Field|Checkbox|icons\/form-icons)\b/;
const screenParts =
  /\/src\/(ui|kit)\/|\/packages\/|\/@tanstack\/|\/session\/(sign-out|RequireSession)|\/games\/game-search|\/wallet\/\w/;

/** Asked by what changes pages, before any screen is there. */
const usedEarlier = /\/kit\/(device|page-before)\.ts$/;
/** Of a few screens of accounts, money and long lists; the others need not wait for it. */
const seldomUsed =
  /\/domain\/(password|picture)\/|\/ui\/(BlobImage|Badge|OutsideRow|SegmentedControl|icons\/content-icons)\b|\/(BalancePanel|request-intent|kept-text|session-writes|typed-amount|amount-\w+|limits\.queries|LimitsOffer|after-call|transfers\.queries|withdrawal-way|state-tones|checkout|email-address|Transfer)\.|\/(use)?[iI]nfiniteQuery\w*\.js$/;

/** The balance of who is logged in: in the header, above a game and in the account. */
const balanceParts = /\/wallet\/(WalletBalance|balance-\w+|short-money)\./;

/** Of all three screens of announcements. */
const noticeParts =
  /\/features\/messages\/(mark-(read|queue)|notices\/(NoticeSkeleton|NoticeList\.module))\b/;

/** Of every way to begin a session. */
const sessionParts =
  /\/session\/(session-change|start-session|kept-keys|held-password|session\.queries|sign-in\.queries)\./;

/** Where a payment password is set and where it is changed; it comes last, as it needs the others. */
const paymentPasswordParts = /\/payment-password(-check)?\.ts$/;

/** What several later screens share, in few files instead of one for each part. */
export const sharedChunks = [
  {
    name: 'screens',
    test: (id: string) =>
      screenParts.test(id) &&
      ![formParts, usedEarlier, seldomUsed, balanceParts].some((part) => part.test(id)),
    minShareCount: 3,
    priority: 2,
  },
  { name: 'forms', test: formParts, minShareCount: 2, priority: 1 },
  { name: 'member-info', test: /\/member-info\.queries\.ts$/, minShareCount: 2, priority: 1 },
  { name: 'payment-password', test: paymentPasswordParts, minShareCount: 2, priority: 0 },
  { name: 'session', test: sessionParts, minShareCount: 2, priority: 1 },
  { name: 'earlier', test: usedEarlier, minShareCount: 2, priority: 1 },
  { name: 'balance', test: balanceParts, minShareCount: 2, priority: 1 },
  { name: 'notices', test: noticeParts, minShareCount: 2, priority: 1 },
];

/** Styles of the first load stand in the page itself and are never fetched. */
export const firstStyles = /assets\/(first|parts|games|news|home)-[\w-]+\.css$/;

export const bodyChunks = /assets\/(parts|games|news|home)-[\w-]+\.js$/;
