export type Role = 'guest' | 'member' | 'trial' | 'agent';
export type Language = 'EN' | 'TY';

type Answer = 'shown' | 'refused' | '/m/login' | '/m/home';

/** Whom a path is for, and what everybody else finds there. */
const answers = {
  everyone: { guest: 'shown', member: 'shown', trial: 'shown', agent: 'shown' },
  session: { guest: '/m/login', member: 'shown', trial: 'shown', agent: 'shown' },
  account: { guest: '/m/login', member: 'shown', trial: 'refused', agent: 'shown' },
  ownPassword: { guest: '/m/home', member: 'shown', trial: 'refused', agent: 'shown' },
  withoutAccount: { guest: 'shown', member: '/m/home', trial: 'shown', agent: '/m/home' },
  guests: { guest: 'shown', member: '/m/home', trial: '/m/home', agent: '/m/home' },
} as const satisfies Record<string, Record<Role, Answer>>;

type Heading = Readonly<Record<Language, string>>;
export type Screen = {
  h1: Heading;
  for: keyof typeof answers;
  /** What the address needs to show more than "no longer here". */
  query?: string;
  /** Where the path leads when its screen has nothing to show. */
  leadsTo?: string;
  /** Why a free-play account may not use it, where the reason is a particular one. */
  refusal?: Heading;
};

const h1 = (EN: string, TY: string): Heading => ({ EN, TY });
const everyone = (heading: Heading, query = ''): Screen => ({
  h1: heading,
  for: 'everyone',
  query,
});
const session = (heading: Heading, query = ''): Screen => ({ h1: heading, for: 'session', query });
const account = (heading: Heading): Screen => ({ h1: heading, for: 'account' });

const home = h1('Pavilion: games for tonight', 'Pavilion: mga laro ngayong gabi');
const login = h1('Welcome back', 'Maligayang pagbabalik');
const register: Screen = {
  h1: h1('Open your account', 'Buksan ang iyong account'),
  for: 'withoutAccount',
};
const notices = h1('Announcements', 'Mga anunsyo');
const deposit: Screen = {
  ...account(h1('Deposit', 'Deposito')),
  refusal: h1(
    'Please login an actual account to use this function',
    'Mag-log in gamit ang totoong account para magamit ito',
  ),
};
const withdraw = account(h1('Withdraw', 'Mag-withdraw'));
const live = everyone(h1('Live', 'Live'));
const slots = everyone(h1('Slots', 'Slots'));
const sports = everyone(h1('Sports', 'Sports'));
const esports = everyone(h1('E-sports', 'E-sports'));
const fishing = everyone(h1('Fishing', 'Pangingisda'));
const poker = everyone(h1('Poker', 'Poker'));
const hot = everyone(h1('Hot', 'Patok'));
const coming = everyone(h1('This room is being lit', 'Iniilawan pa ang silid na ito'));
const homeAlias = everyone(home);
const leadsHome: Screen = { ...homeAlias, leadsTo: '/m/home' };

/** What stands at every path and alias, as the specification has it. */
export const expectedScreens: Readonly<Record<string, Screen>> = {
  '/m/home': homeAlias,
  '/': homeAlias,
  '/m': homeAlias,
  '/m/': homeAlias,
  '/m/index': homeAlias,
  '/m/index.html': homeAlias,
  '/m/login': { h1: login, for: 'withoutAccount' },
  '/m/register': register,
  '/m/register.html': register,
  '/m/forget': everyone(h1('A new password', 'Bagong password')),
  '/m/changePsw': { h1: h1('Change your password', 'Palitan ang password'), for: 'ownPassword' },
  '/m/hot': hot,
  '/m/hot-games': hot,
  '/m/voucherCenter': deposit,
  '/m/voucherCenter/result': { ...deposit, leadsTo: '/m/voucherCenter' },
  '/m/withdraw': withdraw,
  '/m/withdraw/result': { ...withdraw, leadsTo: '/m/withdraw' },
  '/m/wallet': account(h1('Wallets', 'Mga wallet')),
  '/m/limits': account(h1('My limits', 'Mga limitasyon')),
  '/m/inviteFriends': coming,
  '/m/agentRegister': coming,
  '/m/member/home': account(h1('My account', 'Aking account')),
  '/m/member/benefits': coming,
  '/m/myAccount/index': account(h1('My details', 'Aking mga detalye')),
  '/m/gameRecord': session(h1('Bet records', 'Mga taya')),
  '/m/transaction/record': session(h1('Transactions', 'Mga transaksyon')),
  '/m/profitandloss': session(h1('Profit and loss', 'Kita at talo')),
  '/m/rewardCenter': account(h1('Reward center', 'Sentro ng gantimpala')),
  '/m/mall/mallHome': coming,
  '/m/securityCenter': account(h1('Security center', 'Sentro ng seguridad')),
  '/m/activity': everyone(h1('Promotions', 'Mga promo')),
  '/m/activityDetail': everyone(
    h1('Your first deposit, doubled', 'Doblado ang unang deposito'),
    '?id=first-deposit',
  ),
  '/m/notice': everyone(notices, '?0'),
  '/m/noticeDetail': everyone(
    h1('Welcome to Pavilion', 'Maligayang pagdating sa Pavilion'),
    '?id=welcome-to-pavilion',
  ),
  '/m/member/notice': session(notices, '?types=A'),
  '/m/message': everyone(h1('Messages', 'Mga mensahe')),
  '/m/webEmail': account(h1('Inbox', 'Inbox')),
  '/m/feedback': account(h1('Feedback', 'Puna')),
  '/m/set': everyone(h1('Settings', 'Mga setting')),
  '/m/help': everyone(h1('Help center', 'Sentro ng tulong'), '?i=1'),
  '/m/privacy': everyone(h1('Privacy notice', 'Paunawa sa pagkapribado')),
  '/m/terms': everyone(h1('Terms of use', 'Mga tuntunin')),
  '/m/responsible-gaming': everyone(h1('Responsible gaming', 'Responsableng paglalaro')),
  '/m/download': everyone(h1('Download', 'I-download')),
  '/m/trail': { h1: h1('Free trial', 'Libreng subok'), for: 'guests' },
  '/m/agent': coming,
  '/m/agCooperation': coming,
  '/m/redRain': coming,
  '/m/live-games': live,
  '/m/slot-games': slots,
  '/m/sport-games': sports,
  '/m/esport-games': esports,
  '/m/fishing-games': fishing,
  '/m/poker-games': poker,
  '/m/lott': everyone(h1('Lottery', 'Loterya')),
  '/m/elott': everyone(h1('E-lottery', 'E-loterya')),
  '/m/sports': sports,
  '/m/esports': esports,
  '/m/live': live,
  '/m/rng': slots,
  '/m/pvp': poker,
  '/m/fish': fishing,
  '/m/jl-slot': everyone(h1('JL slots', 'JL slots')),
  '/m/lottery': coming,
  '/m/gameCenter': everyone(h1('Every studio, by category', 'Lahat ng studio, ayon sa kategorya')),
  '/m/slotsCenter': slots,
  '/m/gameList': everyone(h1('Tideworks', 'Tideworks'), '?gameType=RNG&vassalage=TIDEWORKS'),
  '/m/play/:nodeId': session(h1('Coral Choir', 'Koro ng Bahura')),
  '/m/agent/team/overview': coming,
  '/m/member/team': coming,
  '/m/agent/team/pnl': coming,
  '/m/teamBetting': coming,
  '/m/member/agent/agentRebeat': coming,
  '/m/member/teamRebate': coming,
  '/m/member/agent/agentDivident': coming,
  '/m/member/agent/getSalaryContract': coming,
  '/m/member/agent/getDevidendContract': coming,
  '/m/member/agent/getHourContract': coming,
};

/** Variants of paths, things that are gone, paths that no table holds. */
export const otherAddresses: Readonly<Record<string, Screen>> = {
  '/m/transaction/record?types=A': session(h1('Transactions', 'Mga transaksyon')),
  '/m/activityDetail?id=gone': everyone(h1('Details', 'Mga detalye')),
  '/m/noticeDetail?id=gone': everyone(notices),
  '/m/gameList': sports,
  '/m/play/1x': session(h1('Play', 'Maglaro')),
  '/m/nowhere': leadsHome,
  '/m/Login': leadsHome,
};

const trialRefusal = h1(
  'Free-play accounts cannot use this. Register to open it.',
  'Hindi ito magagamit ng free-play account. Magrehistro para mabuksan ito.',
);

/** Every sentence with which a screen is refused. */
export const refusals = [trialRefusal, deposit.refusal].flatMap((one) => Object.values(one ?? {}));

export type Expectation = {
  /** What to open. */
  address: string;
  /** The path at which it ends. */
  path: string;
  h1: string;
  /** The sentence of the refusal, when this visitor is refused. */
  refusal: string | null;
};

/** What a visitor finds at an address of the table. */
export function expectedFor(key: string, screen: Screen, role: Role, as: Language): Expectation {
  const address = key.replace(':nodeId', '10001') + (screen.query ?? '');
  const answer: Answer = answers[screen.for][role];
  if (answer === '/m/login') return { address, path: answer, h1: login[as], refusal: null };
  if (answer === '/m/home') return { address, path: answer, h1: home[as], refusal: null };
  const path = screen.leadsTo ?? address.split('?', 1)[0] ?? address;
  const refusal = answer === 'refused' ? (screen.refusal ?? trialRefusal)[as] : null;
  return { address, path, h1: screen.h1[as], refusal };
}

/** The visitor in whose eyes a screen is looked at when one will do. */
export function viewerOf(screen: Screen): Role {
  return answers[screen.for].guest === 'shown' ? 'guest' : 'member';
}
