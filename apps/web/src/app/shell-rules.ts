import type { LabelKey } from '../kit/text.ts';
import { findRoute } from './match-route.ts';

/** What the frame around a screen does on a path (section 2, "Page shell" and "Header"). */
export type ShellRules = {
  title: LabelKey;
  header: 'home' | 'titled' | 'hidden';
  footer: boolean;
  /** `step` goes one page back, `home` always to the home screen. */
  back: 'step' | 'home' | 'hidden';
  right: 'support' | 'search' | 'none';
};

const usual = { header: 'titled', footer: true, back: 'step', right: 'support' } as const;
const withSearch = { ...usual, right: 'search' } as const;
const bare = { ...usual, header: 'hidden', footer: false } as const;

/** One row per route; a row is found by the first path of the route. */
export const shellTable: Readonly<Record<string, ShellRules>> = {
  '/m/home': { title: 'home.title', header: 'home', footer: true, back: 'hidden', right: 'none' },
  '/m/login': { ...bare, title: 'title.login', back: 'home' },
  '/m/register': { ...bare, title: 'title.register', back: 'home' },
  '/m/forget': { ...bare, title: 'title.forget', back: 'home' },
  '/m/changePsw': { ...bare, title: 'title.changePassword', back: 'hidden' },
  '/m/hot': { ...usual, title: 'title.hot' },
  '/m/hot-games': { ...usual, title: 'title.hot' },
  '/m/voucherCenter': { ...usual, title: 'title.deposit' },
  '/m/voucherCenter/result': { ...usual, title: 'title.depositResult' },
  '/m/withdraw': { ...usual, title: 'title.withdraw' },
  '/m/withdraw/result': { ...usual, title: 'title.withdrawal' },
  '/m/wallet': { ...usual, title: 'title.wallet' },
  '/m/limits': { ...usual, title: 'title.limits' },
  '/m/inviteFriends': { ...usual, title: 'title.invite' },
  '/m/agentRegister': { ...usual, title: 'title.agentRegister' },
  '/m/member/home': { ...usual, title: 'title.memberHome' },
  '/m/member/benefits': { ...usual, title: 'title.benefits' },
  '/m/myAccount/index': { ...usual, title: 'title.myAccount' },
  '/m/gameRecord': { ...usual, title: 'title.gameRecord' },
  '/m/transaction/record': { ...usual, title: 'title.transactionRecord' },
  '/m/profitandloss': { ...usual, title: 'title.profitAndLoss' },
  '/m/rewardCenter': { ...usual, title: 'title.rewardCenter' },
  '/m/mall/mallHome': { ...usual, title: 'title.mall' },
  '/m/securityCenter': { ...usual, title: 'title.securityCenter' },
  '/m/activity': { ...usual, title: 'title.promotions', back: 'home' },
  '/m/activityDetail': { ...usual, title: 'title.promotion' },
  '/m/notice': { ...usual, title: 'title.notices' },
  '/m/noticeDetail': { ...usual, title: 'title.notices' },
  '/m/member/notice': { ...usual, title: 'title.notices' },
  '/m/message': { ...usual, header: 'hidden', title: 'title.messages', back: 'home' },
  '/m/webEmail': { ...usual, title: 'title.inbox' },
  '/m/feedback': { ...usual, title: 'title.feedback' },
  '/m/set': { ...usual, title: 'title.settings' },
  '/m/help': { ...usual, title: 'title.help' },
  '/m/privacy': { ...usual, title: 'title.page.privacy' },
  '/m/terms': { ...usual, title: 'title.page.terms' },
  '/m/responsible-gaming': { ...usual, title: 'title.page.responsible-gaming' },
  '/m/download': { ...usual, footer: false, title: 'title.download' },
  '/m/trail': { ...usual, title: 'title.trial', back: 'home' },
  '/m/agent': { ...usual, header: 'hidden', title: 'title.agentHome' },
  '/m/agCooperation': { ...usual, title: 'title.agentCooperation' },
  '/m/redRain': { ...usual, title: 'title.redRain' },
  '/m/live-games': { ...withSearch, title: 'title.live' },
  '/m/slot-games': { ...withSearch, title: 'title.rng' },
  '/m/sport-games': { ...withSearch, title: 'title.sports' },
  '/m/esport-games': { ...withSearch, title: 'title.esports' },
  '/m/fishing-games': { ...withSearch, title: 'title.fish' },
  '/m/poker-games': { ...withSearch, title: 'title.pvp' },
  '/m/lott': { ...withSearch, title: 'title.lott' },
  '/m/elott': { ...usual, title: 'title.elott' },
  '/m/sports': { ...withSearch, title: 'title.sports' },
  '/m/esports': { ...withSearch, title: 'title.esports' },
  '/m/live': { ...withSearch, title: 'title.live' },
  '/m/rng': { ...withSearch, title: 'title.rng' },
  '/m/pvp': { ...withSearch, title: 'title.pvp' },
  '/m/fish': { ...withSearch, title: 'title.fish' },
  '/m/jl-slot': { ...usual, title: 'title.jl' },
  '/m/lottery': { ...usual, header: 'hidden', title: 'title.lottery' },
  '/m/gameCenter': { ...usual, title: 'title.gameCenter' },
  '/m/slotsCenter': { ...usual, title: 'title.slotsCenter' },
  '/m/gameList': { ...bare, title: 'title.gameCenter' },
  '/m/play/:nodeId': { ...bare, title: 'title.play' },
  '/m/agent/team/overview': { ...usual, title: 'title.teamOverview' },
  '/m/member/team': { ...usual, title: 'title.teamMembers' },
  '/m/agent/team/pnl': { ...usual, title: 'title.teamProfitAndLoss' },
  '/m/teamBetting': { ...usual, title: 'title.teamBetting' },
  '/m/member/agent/agentRebeat': { ...usual, title: 'title.agentRebate' },
  '/m/member/teamRebate': { ...usual, title: 'title.teamRebate' },
  '/m/member/agent/agentDivident': { ...usual, title: 'title.agentDividend' },
  '/m/member/agent/getSalaryContract': { ...usual, title: 'title.salaryContract' },
  '/m/member/agent/getDevidendContract': { ...usual, title: 'title.dividendContract' },
  '/m/member/agent/getHourContract': { ...usual, title: 'title.hourlyContract' },
};

const unknownPath: ShellRules = { ...bare, title: 'home.title' };

export function shellRules(path: string): ShellRules {
  const found = findRoute(path);
  return (found && shellTable[found.route.paths[0]]) ?? unknownPath;
}
