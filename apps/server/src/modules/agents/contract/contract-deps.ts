import type { Database } from '#db/database.ts';
import { ApiError } from '#http/api-error.ts';
import type { LimitDependencies } from '#http/limits/count-use.ts';
import type { Clock } from '#kit/clock.ts';
import type { Logger } from '#kit/logger.ts';
import type { Signals } from '#kit/signals.ts';
import type { Notifications } from '#modules/notifications/notifications.ts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import type { GivenTerms, TermsLimits, UsualTerms } from '@pavilion/domain/agent/contract-terms';
import { memberKind, type MemberTypeTable } from '@pavilion/domain/member/member-type';

/** The site's rules for contracts. Rates in hundredths of a percent, amounts in minor units. */
export type ContractRules = {
  /** The kinds that can be offered. */
  kinds: readonly ContractKind[];
  limits: TermsLimits;
  usual: UsualTerms;
  /** Whether the house may pay agents below others as well. */
  payerIsHouse: boolean;
  /** What the house offers where an operator names no terms. */
  houseContracts: Readonly<Partial<Record<ContractKind, GivenTerms | undefined>>>;
};

/** What contracts with agents are given to work with. */
export type ContractDeps = LimitDependencies & {
  db: Database;
  clock: Clock;
  /** The time zone in which days begin. */
  timeZone: string;
  memberTypes: MemberTypeTable;
  currency: { code: string; digits: number };
  contracts: ContractRules;
  writeInboxMessages: Notifications['writeInboxMessages'];
  signals: Pick<Signals, 'publishIn'>;
  logger: Pick<Logger, 'error'>;
};

/** Refuses a member of a type without contracts. */
export function checkKind(
  { memberTypes }: Pick<ContractDeps, 'memberTypes'>,
  { memberType }: { memberType: number },
): void {
  if (!memberKind(memberType, memberTypes).contracts) throw new ApiError('member.not.agent');
}
