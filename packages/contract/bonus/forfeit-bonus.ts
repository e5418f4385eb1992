import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';

export const forfeitBonus = endpoint({
  method: 'POST',
  path: '/wps/member/bonuses/forfeit',
  summary: 'Give up a bonus and what was won with it; cash stays',
  access: 'session',
  moduleId: 'COMM3',
  sends: 'json',
  input: v.object({ bonusId: v.pipe(v.string(), v.regex(/^[1-9]\d{0,17}$/)) }),
  response: v.object({}),
  errors: ['bonus.not.found', 'bonus.ended'],
});
