import type { GameType } from '@pavilion/domain/game/game-type';

/** What members of a habit play on a day on which they play. */
export type Play = {
  categories: readonly GameType[];
  /** On so many of 100 days. */
  chance: number;
  /** Only from Friday to Sunday. */
  onWeekends?: true;
  /** The stakes of the day together, in whole units of the currency. */
  least: number;
  most: number;
  rounds: number;
};

/** How members of a habit play and use what the site gives; chances are of 100 days or members. */
export type Habit = {
  /** So many of 100 members. */
  share: number;
  /** The VIP levels that they have before the month. */
  levels: readonly number[];
  plays: readonly Play[];
  claims: number;
  checksIn: number;
  converts: number;
  joinsRain: number;
  /** So many have proved a mobile number. */
  isProved: number;
  /** Has registered for the month: nothing was played before. */
  isNew?: true;
  /** Deposits what a check-in takes, each time that its days are over. */
  depositsForCheckIn?: true;
};

const usual = { claims: 25, checksIn: 15, converts: 20, joinsRain: 20, isProved: 100 };

/** Everybody whom a site of games has; those who play for gifts alone are more than usual. */
export const habits = {
  idle: {
    share: 20,
    levels: [0, 0, 0, 1],
    plays: [],
    ...usual,
    claims: 5,
    checksIn: 2,
    joinsRain: 5,
    isProved: 50,
  },
  smallSlots: {
    share: 22,
    levels: [0, 0, 1, 1, 2],
    plays: [{ categories: ['RNG', 'JL'], chance: 80, least: 300, most: 2_000, rounds: 4 }],
    ...usual,
    checksIn: 40,
  },
  heavySlots: {
    share: 5,
    levels: [3, 4, 5, 6, 7, 8, 9],
    plays: [{ categories: ['RNG', 'JL'], chance: 75, least: 20_000, most: 120_000, rounds: 6 }],
    ...usual,
  },
  liveTables: {
    share: 12,
    levels: [0, 1, 2, 3],
    plays: [
      {
        categories: ['LIVE'],
        chance: 80,
        onWeekends: true,
        least: 2_000,
        most: 10_000,
        rounds: 20,
      },
    ],
    ...usual,
  },
  fishing: {
    share: 10,
    levels: [0, 1, 2],
    plays: [{ categories: ['FISH'], chance: 60, least: 500, most: 3_000, rounds: 4 }],
    ...usual,
  },
  sports: {
    share: 9,
    levels: [0, 1, 2, 3],
    plays: [
      {
        categories: ['SPORTS', 'ESPORTS', 'COCKFIGHT'],
        chance: 40,
        least: 500,
        most: 5_000,
        rounds: 2,
      },
    ],
    ...usual,
  },
  lotteries: {
    share: 6,
    levels: [0, 1, 2],
    plays: [{ categories: ['LOTT', 'ELOTT'], chance: 50, least: 200, most: 1_500, rounds: 3 }],
    ...usual,
  },
  cards: {
    share: 4,
    levels: [0, 1, 2],
    plays: [{ categories: ['PVP'], chance: 50, least: 500, most: 3_000, rounds: 4 }],
    ...usual,
  },
  bonusHunter: {
    share: 8,
    levels: [0],
    plays: [
      { categories: ['FISH'], chance: 100, least: 1_000, most: 1_000, rounds: 2 },
      { categories: ['LIVE'], chance: 100, least: 200, most: 200, rounds: 20 },
      { categories: ['RNG', 'JL'], chance: 50, least: 100, most: 500, rounds: 2 },
    ],
    claims: 100,
    checksIn: 100,
    converts: 100,
    joinsRain: 100,
    isProved: 80,
    isNew: true,
    depositsForCheckIn: true,
  },
  invitedFriend: {
    share: 4,
    levels: [0],
    plays: [{ categories: ['RNG', 'JL'], chance: 60, least: 200, most: 600, rounds: 3 }],
    ...usual,
    isNew: true,
  },
} satisfies Record<string, Habit>;

export type HabitName = keyof typeof habits;

/** A habit for each of 100 members. */
const ofHundred = Object.entries(habits).flatMap(([name, { share }]) =>
  Array.from({ length: share }, () => name as HabitName),
);

const names = Object.keys(habits) as HabitName[];
/** So few members have each habit as often as another. */
const few = 60;

/** The habit of the member at a place among so many. */
export function habitAt(place: number, count: number): HabitName {
  const name =
    count < few ? names[place % names.length] : ofHundred[(place * 37) % ofHundred.length];
  if (!name) throw new Error('the shares of the habits are not 100 together');
  return name;
}

const statesOfRandom = 64;
const multiplier = 6_364_136_223_846_793_005n;
const increment = 1_442_695_040_888_963_407n;

/** Draws the same whole numbers in every run. */
export function createRandom(seed: bigint) {
  let state = seed;

  function between(least: number, most: number): number {
    state = BigInt.asUintN(statesOfRandom, state * multiplier + increment);
    return least + Number((state / 2n ** 33n) % BigInt(most - least + 1));
  }

  return {
    between,
    /** True so many times of 100. */
    chance: (percent: number) => between(1, 100) <= percent,
    pick: <Item>(items: readonly Item[]): Item => {
      const item = items[between(0, items.length - 1)];
      if (item === undefined) throw new Error('nothing to pick from');
      return item;
    },
  };
}

export type Random = ReturnType<typeof createRandom>;
