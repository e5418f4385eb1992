import { webMessages, type MessageKey } from '@pavilion/messages/web';
import { screenOf, screens } from '@pavilion/screens/find-screen';
import { screenRows, type ScreenId } from '@pavilion/screens/screens';
import { nodeId, samples, type Heading } from './samples.ts';

export type Role = 'guest' | 'member' | 'trial' | 'agent';
export type Language = 'EN' | 'TY';

type Answer = 'shown' | 'refused' | 'login' | 'home';
type Audience = (typeof screenRows)[ScreenId]['for'];

const account = { guest: 'login', member: 'shown', trial: 'refused', agent: 'shown' } as const;

/** What each role finds at a screen, by the screen's audience. */
const answers: Readonly<Record<Audience, Readonly<Record<Role, Answer>>>> = {
  everyone: { guest: 'shown', member: 'shown', trial: 'shown', agent: 'shown' },
  session: { guest: 'login', member: 'shown', trial: 'shown', agent: 'shown' },
  withoutAccount: { guest: 'shown', member: 'home', trial: 'shown', agent: 'home' },
  guests: { guest: 'shown', member: 'home', trial: 'home', agent: 'home' },
  changePassword: account,
  agentHome: { guest: 'login', member: 'home', trial: 'home', agent: 'shown' },
  memberCentre: account,
  deposit: account,
  withdraw: account,
  transfer: account,
  promotion: account,
  inbox: account,
  feedback: account,
};

const trialRefusal: Heading = {
  EN: 'Not available in free play. Create an account to continue.',
  TY: 'Hindi available sa free play. Gumawa ng account para magpatuloy.',
};
const depositRefusal: Heading = {
  EN: 'Please login an actual account to use this function',
  TY: 'Mag-log in gamit ang totoong account para magamit ito',
};

/** Every text with which a screen is refused. */
export const refusals = [trialRefusal, depositRefusal].flatMap((one) => Object.values(one));

export type Screen = {
  h1: Heading;
  for: Audience;
  query?: string | undefined;
  /** Where guests are sent instead of the log-in. */
  guestsGo?: 'home' | undefined;
  /** The screen to which it redirects those whom it does not refuse. */
  leadsTo?: ScreenId | undefined;
  /** The screen to which it redirects agents. */
  agentsGo?: ScreenId | undefined;
};

function words(key: MessageKey): Heading {
  const { EN, TY } = webMessages[key];
  const named = (text: string) => text.replace('{brand}', 'Pavilion');
  return { EN: named(EN), TY: named(TY) };
}

function expectedOf(id: ScreenId): Screen {
  const { heading, title, guestsGo } = screenOf(id);
  const { h1 = words(heading ?? title), query, leadsTo, agentsGo } = samples[id] ?? {};
  return { h1, for: screenRows[id].for, query, guestsGo, leadsTo, agentsGo };
}

/** The expected screen at every path and alias of the table. */
export const expectedScreens: Readonly<Record<string, Screen>> = Object.fromEntries(
  screens.flatMap(({ id, path, aliases = [] }) =>
    [path, ...aliases].map((one) => [one, expectedOf(id)]),
  ),
);

const leadsHome: Screen = { ...expectedOf('home'), leadsTo: 'home' };

/** Variants of paths, items that are gone, unknown paths. */
export const otherAddresses: Readonly<Record<string, Screen>> = {
  '/m/transaction/record?types=A': { h1: words('title.transactionRecord'), for: 'session' },
  '/m/activityDetail?id=gone': { h1: words('title.promotion'), for: 'everyone' },
  '/m/noticeDetail?id=gone': { h1: words('title.notices'), for: 'everyone' },
  '/m/gameList': { h1: words('category.SPORTS'), for: 'everyone' },
  '/m/lottery?gameCode=PVSSC1&view=draws': {
    h1: { EN: 'Minute Five', TY: 'Minute Five' },
    for: 'everyone',
  },
  '/m/lottery?gameCode=GONE&view=draws': { h1: words('title.lottery'), for: 'everyone' },
  '/m/play/1x': { h1: words('title.play'), for: 'session' },
  '/m/nowhere': leadsHome,
  '/m/Login': leadsHome,
};

type Row = readonly [key: string, screen: Screen];

const addressOf = (key: string, { query = '' }: Screen) => key.replace(':nodeId', nodeId) + query;

/** The first of the rows that show the same. */
function firstOfEach(rows: readonly Row[], shownOf: (...row: Row) => unknown): Row[] {
  const seen = new Set<string>();
  return rows.filter((row) => {
    const shown = JSON.stringify(shownOf(...row));
    if (seen.has(shown)) return false;
    seen.add(shown);
    return true;
  });
}

/** Each screen at the first of its paths only, since it is the same at all of them. */
export function oncePerScreen(rows: readonly Row[]): Row[] {
  return firstOfEach(rows, (key, screen) => {
    const query = addressOf(key, screen).split('?', 2)[1];
    return [screen.h1, screen.for, screen.leadsTo, query];
  });
}

/** One screen of each audience, on which alone access depends. */
export function oncePerAudience(rows: readonly Row[]): Row[] {
  return firstOfEach(rows, (_, screen) => [
    screen.for,
    screen.guestsGo,
    screen.leadsTo,
    screen.agentsGo,
  ]);
}

export type Expectation = {
  /** The address to open. */
  address: string;
  /** The path after redirects. */
  path: string;
  h1: string;
  /** The text of the refusal, when this role is refused. */
  refusal: string | null;
};

/** What a role finds at an address of the table. */
export function expectedFor(key: string, screen: Screen, role: Role, as: Language): Expectation {
  const address = addressOf(key, screen);
  const { [role]: usual } = answers[screen.for];
  const answer = usual === 'login' ? (screen.guestsGo ?? usual) : usual;
  const h1 = screen.h1[as];
  const path = address.split('?', 1)[0] ?? address;
  if (answer === 'refused') {
    const refusal = screen.for === 'deposit' ? depositRefusal : trialRefusal;
    return { address, path, h1, refusal: refusal[as] };
  }
  const led = (role === 'agent' ? screen.agentsGo : undefined) ?? screen.leadsTo;
  const other = answer === 'shown' ? led : answer;
  if (other === undefined) return { address, path, h1, refusal: null };
  return { ...expectedFor(screenRows[other].path, expectedOf(other), role, as), address };
}

/** The role that checks a screen when one is enough. */
export function viewerOf(screen: Screen): Role {
  const { guest, member } = answers[screen.for];
  if (guest === 'shown') return 'guest';
  return member === 'home' && guest !== 'home' ? 'agent' : 'member';
}
