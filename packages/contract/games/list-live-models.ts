import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { blankable, familyFields, pageNo, pageOf, pageSize, queryFlag } from '../fields.ts';
import { game } from './game.ts';

const liveModel = v.object({
  modelId: v.string(),
  name: v.string(),
  iconUrl: v.string(),
  /** The table can be played now. */
  active: v.boolean(),
  /** The table can be played and the model is on the air. */
  streaming: v.boolean(),
  /** Members who have the table open. */
  viewers: v.number(),
  ...v.pick(game, ['gameId', 'nodeId', 'vassalage', 'roomId', 'supportPlay']).entries,
});

export const listLiveModels = endpoint({
  method: 'GET',
  path: '/wps/relay/GCSGAME_getLiveModelList',
  summary: 'The models of live tables, those on the air first',
  access: 'anyone',
  inPages: true,
  moduleId: 'GAMELO3',
  sends: 'query',
  input: v.object({
    ...familyFields,
    /** Only those that are so, or only the others; all where it is left out. */
    active: blankable(queryFlag),
    streaming: blankable(queryFlag),
    pageNo,
    pageSize,
  }),
  response: pageOf(liveModel),
  errors: [],
});
