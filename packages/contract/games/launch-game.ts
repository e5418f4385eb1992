import * as v from 'valibot';
import { paths } from '@pavilion/screens/paths';
import { endpoint } from '../endpoint.ts';
import { blankable, familyFields, identifier, instant, queryNumber } from '../fields.ts';
import { clientType } from './game.ts';

const wanted = {
  ...familyFields,
  launchMode: v.optional(v.literal('GLS'), 'GLS'),
  platform: v.optional(v.literal('html5'), 'html5'),
  clientType,
  nodeId: queryNumber(1, 999_999_999),
  gameId: v.optional(v.pipe(v.string(), v.maxLength(64)), 'lobby'),
  /** Empty for whichever studio has the node. */
  vassalage: blankable(v.pipe(v.string(), v.maxLength(32))),
  /** A match of the hot matches at which a sports game opens. */
  matchId: v.optional(identifier),
  /** A path of this site to come back to. */
  backUrl: v.optional(v.pipe(v.string(), v.maxLength(512)), paths.home()),
};

const response = v.object({
  content: v.object({ game_url: v.string() }),
  /** The game takes the whole window; it runs in a frame otherwise. */
  topLevel: v.boolean(),
  playSessionId: v.nullable(v.string()),
  gameName: v.string(),
  iconUrl: v.string(),
  trial: v.boolean(),
  /** When it was opened, by the clock of the server. */
  openedAt: instant,
  /** Null, or the code of the studio to which members bring money before they play. */
  bringMoneyTo: v.nullable(v.string()),
  /** The site brings the cash there as the game opens; otherwise the member is asked. */
  bringAtOnce: v.boolean(),
});

const errors = [
  'game.not.found',
  'game.maintenance',
  'game.forbidden',
  'game.launch.failed',
  'game.vendor.resting',
  'member.disabled',
  'play.locked',
  'trial.restricted',
] as const;

export const launchGame = endpoint({
  method: 'GET',
  path: '/wps/game/launchGame',
  summary: 'Start a game at its vendor',
  access: 'session',
  action: 'launchGame',
  moduleId: 'GAMELO3',
  sends: 'query',
  input: v.object({
    ...wanted,
    /** 1 real, 0 free play. */
    accountType: v.optional(queryNumber(0, 1), 1),
  }),
  response,
  errors,
});

export const launchTrialGame = endpoint({
  method: 'GET',
  path: '/wps/relay/GCS_gameTrialLaunch',
  summary: 'Start a game at its vendor for play money',
  access: 'session',
  action: 'launchGame',
  moduleId: 'GAMELO3',
  sends: 'query',
  input: v.object(wanted),
  response,
  errors,
});
