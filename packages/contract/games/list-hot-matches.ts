import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { familyFields, identifier, instant } from '../fields.ts';
import { game } from './game.ts';

const hotMatch = v.object({
  id: v.string(),
  homeTeam: v.string(),
  awayTeam: v.string(),
  /** Empty where the site has no crest of that team. */
  homeTeamImageUrl: v.string(),
  awayTeamImageUrl: v.string(),
  matchTime: instant,
  /** The match as the vendor names it, to launch the game at it; left out where no book has it. */
  matchId: v.optional(identifier),
  /** Empty for a match that the vendor itself announces. */
  competition: v.string(),
  vendor: v.string(),
  ...v.pick(game, ['gameId', 'gameName', 'gameType', 'nodeId', 'roomId', 'supportPlay']).entries,
});

export const listHotMatches = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getGameMatchV2',
  summary: 'Matches that can still be bet on, soonest first',
  access: 'anyone',
  inPages: true,
  moduleId: 'GAMELO3',
  sends: 'query',
  input: v.object(familyFields),
  response: v.object({ list: v.array(hotMatch) }),
  errors: [],
});
