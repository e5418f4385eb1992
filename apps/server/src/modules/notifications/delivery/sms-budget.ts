import type { Database, DatabaseTransaction } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { RequestContext } from '#http/handlers.ts';
import type { Clock } from '#kit/clock.ts';
import { createRateLimiter, type RateLimit } from '#kit/limits/rate-limit.ts';
import type { Logger } from '#kit/logger.ts';
import { countedAround } from '#kit/network/address-network.ts';
import { dayMs, hourMs } from '#kit/time/milliseconds.ts';
import { isTextable, type NumberRule } from '../textable-number.ts';

export type SmsBudgetPolicy = {
  perNumberPerDay: number;
  perNetworkPerHour: number;
  /** To numbers that differ only in their last five digits. */
  perPrefixPerHour: number;
  perSitePerHour: number;
};

export type SmsBudgetDependencies = {
  db: Database;
  clock: Clock;
  logger: Logger;
  smsBudget: SmsBudgetPolicy;
  numbers: NumberRule;
};

/** A message, with the address of the request that causes it, if there is one. */
export type SmsUse = { mobileNum: string; context?: Pick<RequestContext, 'address'> };

type Counted = {
  budget: 'number' | 'network' | 'prefix' | 'site';
  subject: string;
  limit: RateLimit;
};

const digitsOfBlock = 5;
const siteSubject = 'sms site';

/** The site's budget comes last, so that a refusal by another budget spends none of it. */
function countedFor(policy: SmsBudgetPolicy, { mobileNum, context }: SmsUse): Counted[] {
  const perHour = (uses: number): RateLimit => ({ uses, windowMs: hourMs });
  const perDay = { uses: policy.perNumberPerDay, windowMs: dayMs };
  const ofNetwork = perHour(policy.perNetworkPerHour);
  const networks = context ? countedAround('sms network', context.address, ofNetwork) : [];
  const prefix = mobileNum.slice(0, -digitsOfBlock);
  return [
    { budget: 'number', subject: `sms number ${mobileNum}`, limit: perDay },
    ...networks.map(([subject, limit]) => ({ budget: 'network', subject, limit }) as const),
    { budget: 'prefix', subject: `sms prefix ${prefix}`, limit: perHour(policy.perPrefixPerHour) },
    { budget: 'site', subject: siteSubject, limit: perHour(policy.perSitePerHour) },
  ];
}

/** Callers are at fault for the budgets of number and network, not for the others. */
const codeOf = {
  number: 'request.limited',
  network: 'request.limited',
  prefix: 'sms.paused',
  site: 'sms.paused',
} as const satisfies Record<Counted['budget'], string>;

/** The budget of all text messages, whatever their purpose. */
export function createSmsBudget(deps: SmsBudgetDependencies) {
  const { db, clock, logger, smsBudget, numbers } = deps;
  const limiter = createRateLimiter(db, clock);
  const ofSite = { uses: smsBudget.perSitePerHour, windowMs: hourMs };

  /** Logs once an hour for each budget, however many processes refuse. */
  async function raiseAlarm({ budget, subject, limit }: Counted): Promise<void> {
    if (budget !== 'site' && budget !== 'prefix') return;
    const once = { uses: 1, windowMs: hourMs };
    if (!(await limiter.allow(`alarm of ${subject}`, once))) return;
    const level = budget === 'site' ? 'error' : 'warn';
    logger[level]({ subject, perHour: limit.uses }, 'the text messages of this hour are used up');
  }

  return {
    /**
     * Counts a message and runs `act`, which causes it to be sent, in one transaction. Throws
     * `request.limited` or `sms.paused`, and `mobile.country.closed` for a country that the site
     * does not send to.
     */
    async spend(
      use: SmsUse,
      act: (transaction: DatabaseTransaction) => Promise<void>,
    ): Promise<void> {
      if (!isTextable(use.mobileNum, numbers)) throw new ApiError('mobile.country.closed');
      let spent: Counted | undefined;
      try {
        await db.transaction().execute(async (transaction) => {
          await act(transaction);
          const counter = createRateLimiter(transaction, clock);
          for (const counted of countedFor(smsBudget, use)) {
            if (await counter.allow(counted.subject, counted.limit)) continue;
            spent = counted;
            throw new ApiError(codeOf[counted.budget]);
          }
        });
      } finally {
        if (spent) await raiseAlarm(spent);
      }
    },
    /** How many messages the site may still send within the hour. */
    async left(): Promise<number> {
      return Math.max(0, ofSite.uses - (await limiter.used(siteSubject, ofSite)));
    },
    async isHalfSpent(): Promise<boolean> {
      return (await limiter.used(siteSubject, ofSite)) * 2 >= ofSite.uses;
    },
  };
}
