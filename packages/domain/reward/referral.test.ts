import { describe, expect, test } from 'vitest';
import {
  isReady,
  isUnfinished,
  isWithinLimits,
  judgeReferral,
  referralStates,
  shownReferralState,
  type ReferralFacts,
  type ReferralState,
} from './referral.ts';

const needs = { deposit: 500_00n, validBets: 300_00n };

const enough: ReferralFacts = {
  deposits: 500_00n,
  validBets: 300_00n,
  provedContact: true,
  ofAge: true,
  isOver: false,
  gone: null,
  isOwnAccount: false,
};

const facts = {
  nothing: { ...enough, deposits: 0n, validBets: 0n },
  'a deposit below the need': { ...enough, deposits: 499_99n, validBets: 0n },
  'the deposit alone': { ...enough, validBets: 0n },
  'bets below the need': { ...enough, validBets: 299_99n },
  'bets without the deposit': { ...enough, deposits: 499_99n },
  'no contact': { ...enough, provedContact: false },
  'no age': { ...enough, ofAge: false },
  everything: enough,
  'everything, days over': { ...enough, isOver: true },
  'nothing, days over': { ...enough, deposits: 0n, validBets: 0n, isOver: true },
  'bets missing, days over': { ...enough, validBets: 299_99n, isOver: true },
  'no contact, days over': { ...enough, provedContact: false, isOver: true },
  'the inviter is gone': { ...enough, gone: 'inviter' },
  'the friend is gone': { ...enough, gone: 'friend', isOver: true },
  'an own account': { ...enough, isOwnAccount: true },
  'an own account that is gone': { ...enough, isOwnAccount: true, gone: 'friend' },
} as const satisfies Record<string, ReferralFacts>;

type Row = Record<'registered' | 'deposited' | 'played' | 'held', string>;

const all = (state: string): Row => ({
  registered: state,
  deposited: state,
  played: state,
  held: state,
});

const takenBack = 'refused: taken back';
const unmoved = { deposited: 'deposited', played: 'played', held: takenBack };

/** What each state that is not finished becomes. */
const judged: Record<keyof typeof facts, Row> = {
  nothing: { registered: 'registered', ...unmoved },
  'a deposit below the need': { registered: 'registered', ...unmoved },
  'the deposit alone': { registered: 'deposited', ...unmoved },
  'bets below the need': { registered: 'deposited', ...unmoved },
  'bets without the deposit': { registered: 'registered', ...unmoved },
  'no contact': { ...all('played'), held: 'held' },
  'no age': { ...all('played'), held: 'held' },
  everything: all('held'),
  'everything, days over': all('held'),
  'nothing, days over': { ...all('expired'), held: takenBack },
  'bets missing, days over': { ...all('expired'), held: takenBack },
  'no contact, days over': { ...all('expired'), held: 'held' },
  'the inviter is gone': all('refused: inviter gone'),
  'the friend is gone': all('refused: friend gone'),
  'an own account': all('refused: own account'),
  'an own account that is gone': all('refused: friend gone'),
};

const cases = Object.entries(judged).flatMap(([of, row]) =>
  Object.entries(row).map(([from, to]) => ({
    of: of as keyof typeof facts,
    from: from as ReferralState,
    to,
  })),
);

const judge = (state: ReferralState, of: ReferralFacts) => {
  const { state: to, reason } = judgeReferral(state, of, needs);
  return reason === null ? to : `${to}: ${reason}`;
};

describe('referrals are judged', () => {
  test.each(cases)('$from, with $of, becomes $to', ({ of, from, to }) => {
    expect(judge(from, facts[of])).toBe(to);
  });

  test.each(['rewarded', 'refused', 'expired'] as const)('%s is final', (state) => {
    const results = Object.values(facts).map((of) => judge(state, of));
    expect(new Set(results)).toEqual(new Set([state]));
  });

  test('four states are not finished', () => {
    const unfinished = referralStates.filter((state) => isUnfinished(state));
    expect(unfinished).toEqual(['registered', 'deposited', 'played', 'held']);
  });

  test('both a contact and the age are needed', () => {
    expect(isReady(enough)).toBe(true);
    expect(isReady({ ...enough, provedContact: false })).toBe(false);
    expect(isReady({ ...enough, ofAge: false })).toBe(false);
  });

  test('who is refused is shown as over, and all others as they are', () => {
    const shown = referralStates.map((state) => shownReferralState(state));
    expect(shown).toEqual([...referralStates.slice(0, 5), 'expired', 'expired']);
  });
});

describe('limits of an inviter', () => {
  const limits = { perDay: 2, perMonth: 5, inAll: 9 };
  const below = { today: 1, thisMonth: 4, inAll: 8 };

  test('one more is within them below all three', () => {
    expect(isWithinLimits(below, limits)).toBe(true);
    expect(isWithinLimits({ today: 0, thisMonth: 0, inAll: 0 }, limits)).toBe(true);
  });

  test.each([{ today: 2 }, { thisMonth: 5 }, { inAll: 9 }])('%o is at one of them', (reached) => {
    expect(isWithinLimits({ ...below, ...reached }, limits)).toBe(false);
  });
});
