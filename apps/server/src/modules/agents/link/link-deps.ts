import type { LimitDependencies } from '#http/limits/count-use.ts';
import type { PasswordHasher } from '#modules/credentials/password-hasher.ts';
import type { PublishEvent } from '#modules/events.ts';
import type { InvitationDependencies } from '#modules/registration/invited-by.ts';
import type { PasswordRule } from '@pavilion/domain/password/password-rule';

/** How the site lets agents open accounts. */
export type OpenRules = {
  /** Also agents of type 1. */
  agents: boolean;
  direct: boolean;
  links: boolean;
};

/** What links and opened accounts are given to work with. */
export type LinkDeps = LimitDependencies &
  InvitationDependencies & {
    /** The address under which people reach the site, without a slash at its end. */
    publicUrl: string;
    siteName: string;
    open: OpenRules;
    password: PasswordRule;
    hasher: PasswordHasher;
    publish: PublishEvent;
    /** After a change of a member, which the next call of each session is to know. */
    renewSessions: (memberId: bigint) => Promise<void>;
  };

/** The rules of rates, as the rates of newcomers read them. */
export const rateDepsOf = ({ clock, timeZone, rebate }: LinkDeps) => ({
  clock,
  timeZone,
  rules: rebate,
});
