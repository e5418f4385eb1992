import type { RateLimit } from '#kit/limits/rate-limit.ts';
import { dayMs, hourMs, minuteMs } from '#kit/time/milliseconds.ts';

const quarterMs = 15 * minuteMs;

const per = (windowMs: number, uses: number): RateLimit => ({ uses, windowMs });

/**
 * How often people may do what can be abused: for an account, from a device and from an address.
 * The account is the one that the call is about, whoever calls. SMS codes are limited by the site's
 * own policy.
 */
export const requestLimits = {
  'failed login': {
    accountAtAddress: per(quarterMs, 5),
    device: per(quarterMs, 30),
    address: per(quarterMs, 50),
    /** Failures from a device that the account is remembered on count only here. */
    ownDevice: per(quarterMs, 10),
    /** From one address, until a login succeeds there; above it, each try needs a captcha. */
    withoutCaptcha: per(quarterMs, 1),
    /** From everywhere; above it, each try from a new location needs a captcha. */
    account: per(hourMs, 100),
  },
  'login by device': { device: per(minuteMs, 60), address: per(minuteMs, 120) },
  passkey: { device: per(minuteMs, 60), address: per(minuteMs, 120) },
  'identity service': { device: per(minuteMs, 30), address: per(minuteMs, 60) },
  'login verification': { device: per(minuteMs, 30), address: per(minuteMs, 60) },
  captcha: { device: per(minuteMs, 40), address: per(minuteMs, 60) },
  'wrong captcha': { device: per(quarterMs, 60), address: per(quarterMs, 200) },
  'wrong sms code': {
    account: per(dayMs, 25),
    device: per(hourMs, 50),
    address: per(hourMs, 100),
  },
  registration: { device: per(hourMs, 15), address: per(hourMs, 20) },
  'free play': { device: per(hourMs, 20), address: per(hourMs, 30) },
  'name check': { device: per(minuteMs, 40), address: per(minuteMs, 60) },
  'invitation check': { device: per(minuteMs, 40), address: per(minuteMs, 60) },
  'password mail': { device: per(hourMs, 5), address: per(hourMs, 30) },
  'password reset': { device: per(hourMs, 20), address: per(hourMs, 30) },
  'wrong password again': { account: per(quarterMs, 5) },
  'password change': { account: per(hourMs, 10) },
  'profile change': { account: per(hourMs, 20) },
  'security answer': { account: per(hourMs, 5) },
  'mail code': { account: per(dayMs, 10) },
  'mail code to an address': { account: per(dayMs, 5) },
  'wrong mail code': { account: per(dayMs, 25) },
  'password link': { account: per(dayMs, 5) },
  'agent application': { device: per(dayMs, 5), address: per(dayMs, 20) },
  'team export': { account: per(dayMs, 5) },
  link: { account: per(dayMs, 100) },
  /** Tries; how many accounts an agent may open on one day is counted by the accounts. */
  'account opening': { account: per(dayMs, 60) },
  /** Tries; how much and how often an agent sends on one day is counted by the transfers. */
  'downline transfer': { account: per(dayMs, 200) },
  contract: { account: per(dayMs, 200) },
  'reward claim': { account: per(minuteMs, 10), address: per(minuteMs, 60) },
  'reward claims of an hour': { account: per(hourMs, 60) },
  /** Conversions of points, and orders of the mall. */
  'point spend': { account: per(minuteMs, 10) },
} as const satisfies Record<string, Record<string, RateLimit>>;

export type Limited = keyof typeof requestLimits;
