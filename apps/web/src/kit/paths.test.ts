import { expect, test } from 'vitest';
import { isOwnPath, paths } from './paths.ts';

test('every address of the specification is spelt as it says', () => {
  const built = Object.fromEntries(
    Object.entries(paths).map(([name, build]) => [name, (build as (x?: unknown) => string)({})]),
  );
  const withParts = {
    ...built,
    depositResult: paths.depositResult('d1'),
    promotion: paths.promotion('p 1'),
    notices: paths.notices(),
    noticesAt: paths.notices(3),
    noticeDetail: paths.noticeDetail('n1'),
    help: paths.help(),
    helpAt: paths.help(2),
    gameListOf: paths.gameList({ gameType: 'RNG', vendor: 'LOTUS' }),
    play: paths.play({ nodeId: 42 }),
    playTrial: paths.play({ nodeId: 42, gameId: 'lobby', vendor: 'V', trialPlay: true }),
    loginThen: paths.login({ next: '/m/withdraw' }),
    transactionRecordOfAgents: paths.transactionRecord({ types: 'A' }),
  };
  expect(withParts).toMatchInlineSnapshot(`
    {
      "agentCooperation": "/m/agCooperation",
      "agentDividend": "/m/member/agent/agentDivident",
      "agentHome": "/m/agent",
      "agentRebate": "/m/member/agent/agentRebeat",
      "agentRegister": "/m/agentRegister",
      "benefits": "/m/member/benefits",
      "changePassword": "/m/changePsw",
      "deposit": "/m/voucherCenter",
      "depositResult": "/m/voucherCenter/result?id=d1",
      "dividendContract": "/m/member/agent/getDevidendContract",
      "download": "/m/download",
      "elott": "/m/elott",
      "esportGames": "/m/esport-games",
      "esports": "/m/esports",
      "fish": "/m/fish",
      "fishingGames": "/m/fishing-games",
      "forget": "/m/forget",
      "gameCenter": "/m/gameCenter",
      "gameList": "/m/gameList?gameType=SPORTS",
      "gameListOf": "/m/gameList?gameType=RNG&vassalage=LOTUS",
      "gameRecord": "/m/gameRecord",
      "help": "/m/help",
      "helpAt": "/m/help?i=2",
      "home": "/m/home",
      "hot": "/m/hot",
      "hotGames": "/m/hot-games",
      "hourlyContract": "/m/member/agent/getHourContract",
      "inbox": "/m/webEmail",
      "inviteFriends": "/m/inviteFriends",
      "jlSlot": "/m/jl-slot",
      "live": "/m/live",
      "liveGames": "/m/live-games",
      "login": "/m/login",
      "loginThen": "/m/login?next=%2Fm%2Fwithdraw",
      "lott": "/m/lott",
      "lottery": "/m/lottery",
      "mall": "/m/mall/mallHome",
      "memberHome": "/m/member/home",
      "memberNotices": "/m/member/notice?types=A",
      "messages": "/m/message",
      "myAccount": "/m/myAccount/index",
      "noticeDetail": "/m/noticeDetail?id=n1",
      "notices": "/m/notice",
      "noticesAt": "/m/notice?3",
      "play": "/m/play/42",
      "playTrial": "/m/play/42?gameId=lobby&vassalage=V&trial=1",
      "pokerGames": "/m/poker-games",
      "profitAndLoss": "/m/profitandloss",
      "promotion": "/m/activityDetail?id=p+1",
      "promotions": "/m/activity",
      "pvp": "/m/pvp",
      "redRain": "/m/redRain",
      "register": "/m/register",
      "rewardCenter": "/m/rewardCenter",
      "rng": "/m/rng",
      "salaryContract": "/m/member/agent/getSalaryContract",
      "securityCenter": "/m/securityCenter",
      "settings": "/m/set",
      "slotGames": "/m/slot-games",
      "slotsCenter": "/m/slotsCenter",
      "sportGames": "/m/sport-games",
      "sports": "/m/sports",
      "teamBetting": "/m/teamBetting",
      "teamMembers": "/m/member/team",
      "teamOverview": "/m/agent/team/overview",
      "teamProfitAndLoss": "/m/agent/team/pnl",
      "teamRebate": "/m/member/teamRebate",
      "transactionRecord": "/m/transaction/record",
      "transactionRecordOfAgents": "/m/transaction/record?types=A",
      "trial": "/m/trail",
      "withdraw": "/m/withdraw",
    }
  `);
});

test('a login leads back to paths of this site only', () => {
  expect(isOwnPath('/m/withdraw')).toBe(true);
  expect(isOwnPath('/m/play/42?vassalage=A&trial=1')).toBe(true);
  for (const path of ['//evil.example', 'https://evil.example', '/other', '/m/../x?y=<a>', null]) {
    expect(isOwnPath(path)).toBe(false);
  }
});
