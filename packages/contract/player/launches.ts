import * as v from 'valibot';
import { lotteryVendorCodes } from '@pavilion/domain/lottery/order/lottery-vendor';
import { paths } from '@pavilion/screens/paths';
import { endpoint } from '../endpoint.ts';
import {
  blankable,
  described,
  describedObject,
  familyFields,
  identifier,
  instant,
  nodeNumber,
  queryNumber,
  sharedObject,
  text,
  textUpTo,
  yesNo,
} from '../fields.ts';

export const clientType = described(
  blankable(queryNumber(1, 9)),
  '2 is the mobile web; the list is the same for all.',
);

const launchInput = {
  ...familyFields,
  launchMode: described(
    v.optional(v.picklist(['GLS', 'LOTT']), 'GLS'),
    'GLS starts the game with the number `nodeId`, LOTT opens the lotteries of the site.',
  ),
  platform: described(
    v.optional(v.literal('html5'), 'html5'),
    'Not read: clients of the family send it.',
  ),
  clientType,
  nodeId: described(
    v.optional(nodeNumber),
    'The number of the game on this site; left out with launchMode LOTT alone.',
  ),
  gameId: described(
    v.optional(textUpTo(64), 'lobby'),
    'The id of the game; `lobby` or empty for whichever has the number.',
  ),
  vassalage: described(
    blankable(textUpTo(32)),
    'The code of the provider; empty for whichever has the node.',
  ),
  matchId: described(
    v.optional(identifier),
    'One of the hot matches, at which a sports game opens.',
  ),
  lottoArea: described(
    blankable(v.picklist(lotteryVendorCodes)),
    'With LOTT: the provider under which the lotteries stand; it decides how they are played.',
  ),
  lottoPrizeMode: described(
    blankable(v.picklist(['lottery', 'lottery-electronic', 'SEA', 'Lott', 'Elott'])),
    'With LOTT: the prize mode, read where the provider can be played in several or is left out.',
  ),
  lottoGameCode: described(
    blankable(textUpTo(32)),
    'With LOTT: the code of a lottery; all of them where it is left out.',
  ),
  lottoView: described(
    blankable(v.picklist(['lobby', 'betting', 'draws', 'orders', 'chart', 'rules'])),
    'With LOTT: what of the lottery is opened; its bets where it is left out.',
  ),
  backUrl: described(
    v.optional(textUpTo(512), paths.home()),
    'A path of this site to come back to.',
  ),
};

type Launch = { launchMode: string; nodeId?: number | undefined };

const needed = 'a nodeId with launchMode GLS';

const hasNode = ({ launchMode, nodeId }: Launch): boolean =>
  launchMode === 'LOTT' || nodeId !== undefined;

const launched = sharedObject('LaunchedGame', 'A game that was opened at its provider.', {
  content: describedObject('What the provider answered.', {
    game_url: text('Where the game is opened; of lotteries a path of this site.'),
  }),
  topLevel: yesNo('The game takes the whole window; it runs in a frame otherwise.'),
  playSessionId: described(
    v.nullable(v.string()),
    'Of a game for money; null for play money and lotteries.',
  ),
  gameName: text('The name in the language of the request.'),
  iconUrl: text('The address of its picture; empty for none.'),
  trial: yesNo('It is played for play money.'),
  showsNet: yesNo('The bar of the game says what was won or lost since it was opened.'),
  showsElapsed: yesNo('It says how long the game has been open.'),
  openedAt: described(instant, 'When it was opened, by the clock of the server.'),
  bringMoneyTo: described(
    v.nullable(v.string()),
    'Null, or the code of the provider to which members bring money before they play.',
  ),
  bringAtOnce: yesNo('The site brings the cash there at once; otherwise the member is asked.'),
});

const launchErrors = [
  'game.not.found',
  'game.maintenance',
  'game.forbidden',
  'game.launch.failed',
  'game.vendor.resting',
  'lottery.game.not.found',
  'lottery.play.closed',
  'member.disabled',
  'play.locked',
  'limit.time.reached',
  'limit.pause',
  'identity.check.needed',
  'trial.restricted',
] as const;

const ofLaunch = {
  method: 'GET',
  access: 'session',
  action: 'launchGame',
  moduleId: 'GAMELO3',
  sends: 'query',
  response: launched,
  errors: launchErrors,
} as const;

export const launchGame = endpoint({
  path: '/wps/game/launchGame',
  summary: 'Start a game at its provider',
  ...ofLaunch,
  input: v.pipe(
    v.object({
      ...launchInput,
      accountType: described(v.optional(queryNumber(0, 1), 1), '1 real, 0 free play.'),
    }),
    v.check((launch) => hasNode(launch), needed),
  ),
});

const launchTrialGame = endpoint({
  path: '/wps/relay/GCS_gameTrialLaunch',
  summary: 'Start a game at its provider for play money',
  ...ofLaunch,
  input: v.pipe(
    v.object(launchInput),
    v.check((launch) => hasNode(launch), needed),
  ),
});

export const launchCalls = { launchGame, launchTrialGame };
