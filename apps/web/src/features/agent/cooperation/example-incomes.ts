import { commissionOf, formatRate, ownRebate } from '@pavilion/domain/agent/rate-chain';
import { formatAmount } from '@pavilion/domain/wallet/money';

const centDigits = 2;
const agentRate = 60;
const memberRate = 30;
const topAgentRate = 100;

const inCents = (minor: bigint) => formatAmount(minor, centDigits);

function ownPlay(valid: bigint, rate: number) {
  const amount = inCents(ownRebate(valid, rate));
  return { kind: 'own', valid: inCents(valid), own: formatRate(rate), amount } as const;
}

function line(kind: 'member' | 'agent', valid: bigint, [own, theirs]: [number, number]) {
  return {
    kind,
    valid: inCents(valid),
    own: formatRate(own),
    theirs: formatRate(theirs),
    /** What counts of it for the agent. */
    rate: formatRate(own - theirs),
    amount: inCents(commissionOf(valid, own, theirs)),
  } as const;
}

/** Incomes of one day, by the rules that pay them, from figures of the specification. */
export const exampleIncomes = [
  { ...ownPlay(1_000_00n, agentRate), rate: formatRate(agentRate) },
  line('member', 123_456_78n, [agentRate, memberRate]),
  line('agent', 124_456_78n, [topAgentRate, agentRate]),
] as const;
