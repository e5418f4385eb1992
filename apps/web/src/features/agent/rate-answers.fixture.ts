import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';

type Calls = PlayerEndpoints['agents'];
type OwnRates = ResponseOf<Calls['getOwnRates']>;
type Person = ResponseOf<Calls['listDownlineRates']>['list'][number];

const nextDay = '2026-11-03';

/** A rate for each category: these, and this one for the others. */
function ratesWith(
  given: Partial<Record<GameType, string>>,
  others: string,
): Record<GameType, string> {
  const entries = gameTypes.map((category) => [category, given[category] ?? others]);
  return Object.fromEntries(entries) as Record<GameType, string>;
}

const mine = ratesWith(
  { RNG: '1.20', LIVE: '0.15', LOTT: '0.80', ELOTT: '0.15', COCKFIGHT: '0.00' },
  '0.50',
);
const maximum = ratesWith({ LIVE: '0.15', LOTT: '1.00', ELOTT: '0.15' }, '1.20');

const ruleOf = (category: GameType) => ({
  category,
  maximum: maximum[category],
  step: category === 'LOTT' ? '0.10' : '0.05',
  gap: '0.00',
});

/** An agent with a rate in every category; that of poker rises on the next day. */
export const ownRates: OwnRates = {
  rates: gameTypes.map((category) => ({
    ...ruleOf(category),
    rate: mine[category],
    nextRate: category === 'PVP' ? '0.60' : mine[category],
    ceiling: mine[category],
  })),
  from: nextDay,
};

export const rebateSettings: ResponseOf<Calls['getRebateSettings']> = {
  rates: gameTypes.map(ruleOf),
  minimum: '0.01',
};

/** Somebody with rates for slots and live games, who has given on all of the latter. */
export const ratedPerson = (given: Partial<Person>): Person => {
  const rates = ratesWith({ RNG: '1.00', LIVE: '0.15' }, '0.00');
  return {
    account: 'bayani',
    nickname: 'Bayani',
    rates,
    nextRates: rates,
    from: nextDay,
    floor: ratesWith({ RNG: '0.60', LIVE: '0.15' }, '0.00'),
    ceiling: { ...mine, COCKFIGHT: '0.00' },
    history: [],
    ...given,
  };
};

/** Bayani, and Corazon, whose rate for slots changes on the next day. */
export const ratedPeople: Person[] = [
  ratedPerson({
    history: [
      {
        category: 'RNG',
        rate: '1.00',
        from: '2026-10-20',
        setBy: 'andres',
        setAt: '2026-10-19T06:00:00.000Z',
      },
      {
        category: 'RNG',
        rate: '0.80',
        from: '2026-10-06',
        setBy: 'operator',
        setAt: '2026-10-05T06:00:00.000Z',
      },
      {
        category: 'LIVE',
        rate: '0.15',
        from: '2026-10-05',
        setBy: 'upline',
        setAt: '2026-10-04T06:00:00.000Z',
      },
    ],
  }),
  ratedPerson({
    account: 'corazon',
    nickname: '',
    rates: ratesWith({}, '0.00'),
    nextRates: ratesWith({ RNG: '0.40' }, '0.00'),
    floor: ratesWith({}, '0.00'),
  }),
];
