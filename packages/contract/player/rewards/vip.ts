import * as v from 'valibot';
import { gameTypes } from '@pavilion/domain/game/game-type';
import { endpoint } from '../../endpoint.ts';
import {
  amount,
  day,
  described,
  describedList,
  instant,
  number,
  sharedObject,
  text,
  wholeList,
  yesNo,
} from '../../fields.ts';
import { asOf } from '../agents/teams.ts';

/** What came together, and what must. */
const progress = (description: string) =>
  described(
    v.object({
      actual: described(amount, 'What came together so far; may be above `expected`.'),
      expected: described(amount, 'What must come together; zero where nothing must.'),
    }),
    description,
  );

const benefits = v.object({
  levelUpBonus: described(amount, 'Given once when the level is reached for the first time.'),
  weeklyBonus: described(amount, 'Given every Monday.'),
  weeklyTurnover: described(amount, 'Valid bets of the week before that it takes.'),
  monthlyBonus: described(amount, 'Given on the first day of every month.'),
  monthlyTurnover: described(amount, 'Valid bets of the month before that it takes.'),
  birthdayBonus: described(amount, 'Given on the birthday.'),
  cashback: describedList('What comes back of valid bets, by game category.', {
    category: described(v.picklist(gameTypes), 'The game category.'),
    percent: text('Percent with two decimals.'),
  }),
  withdrawalsPerDay: number('How many withdrawals a day allows.'),
  withdrawDailyMaximum: described(amount, 'The most that a day allows to withdraw.'),
  host: described(v.nullable(v.string()), 'Who looks after members of the level; null for none.'),
  line: described(v.nullable(v.string()), 'How to reach them; null for none.'),
});

const level = sharedObject('VipLevel', 'A VIP level of the site.', {
  level: number('From 0 upwards.'),
  label: text('Its name in the language of the request.'),
  emblem: described(
    v.object({
      url: text('The address of the picture.'),
      color: text('The color shown until the picture is there.'),
    }),
    'Its picture.',
  ),
  needs: described(
    v.object({
      deposits: described(amount, 'Lifetime deposits that it takes.'),
      turnover: described(amount, 'Lifetime valid bets that it takes.'),
      points: number('Points that must have been earned for life; zero for none.'),
      keepDeposits: described(amount, 'Deposits of a period that keep it; zero for none.'),
      keepTurnover: described(amount, 'Valid bets of a period that keep it; zero for none.'),
    }),
    'What it takes to reach and to keep it.',
  ),
  benefits: described(benefits, 'What it brings.'),
  reached: yesNo('Whether the member has it, or one above it.'),
});

const showVipProgress = endpoint({
  moduleId: 'REWCEN3',
  action: 'promotion',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerRankProgress',
  summary: 'The VIP level of the member, what the next one takes, and what every level brings',
  access: 'session',
  sends: 'query',
  input: v.object({}),
  response: v.object({
    playerRankName: text('The name of the level in the language of the request.'),
    level: number('The level whose benefits the member has.'),
    invited: yesNo(
      'Whether the page may invite to more; false for members who are offered no bonus, because ' +
        'of signs of harm.',
    ),
    countedLevel: number('The level that deposits and bets have reached.'),
    setUntil: described(
      v.nullable(instant),
      'Until when the site has set `level` by hand; null where it is the counted one.',
    ),
    deposits: progress('Lifetime deposits, and what the next level takes.'),
    totalTurnover: progress('Lifetime valid bets, and what the next level takes.'),
    points: described(
      v.nullable(
        v.object({
          actual: number('Points earned so far, whatever became of them.'),
          expected: number('Points that must have been earned; zero where none must.'),
        }),
      ),
      'Points for life, and what the next level takes; null where no level needs any.',
    ),
    weeklyTurnover: progress('Valid bets of this week, and what the weekly bonus takes.'),
    monthlyTurnover: progress('Valid bets of this month, and what the monthly bonus takes.'),
    keep: described(
      v.nullable(
        v.object({
          until: described(day, 'The last day of the period that is counted.'),
          safe: yesNo('Whether the level is safe at its end, whatever comes together.'),
          warned: yesNo('Whether it ends within seven days and something is missing.'),
          deposits: progress('Deposits of the period, and what keeps the level.'),
          turnover: progress('Valid bets of the period, and what keeps the level.'),
        }),
      ),
      'What keeps the level; null where it never closes.',
    ),
    levels: wholeList(level),
    rules: text('The rules as safe HTML, in the language of the request.'),
    asOf,
  }),
  errors: ['trial.restricted'],
});

export const vipCalls = { showVipProgress };
