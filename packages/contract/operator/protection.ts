import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import {
  amount,
  idempotencyKey,
  identifier,
  instant,
  pageNo,
  pageOf,
  pageSize,
  words,
} from '../fields.ts';

const account = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(64));

const playLock = v.object({
  account: v.string(),
  locked: v.boolean(),
  /** False where the account was locked, or open, already. */
  changed: v.boolean(),
  /** For operators; the member is not told of it. */
  reason: v.string(),
  operator: v.string(),
  at: instant,
  /** Bonuses that ended by it, active or waiting. */
  bonusesEnded: v.array(v.string()),
  /** What had to be played before a withdrawal, and need not be any more. */
  released: amount,
});

export const setPlayLock = endpoint({
  method: 'PUT',
  path: '/operator/members/{account}/play-lock',
  summary: 'Lock or open an account for play; the cash of a locked one is free (decision D23)',
  access: 'operator',
  sends: 'json',
  input: v.object({
    account,
    locked: v.boolean(),
    reason: v.pipe(words, v.minLength(5), v.maxLength(500)),
    requestKey: idempotencyKey,
  }),
  response: v.object({
    ...playLock.entries,
    /** What comes back from studios that keep their players' money. */
    fromStudios: v.array(v.object({ vassalage: v.string(), amount, state: v.string() })),
    /** Studios that did not answer; the member, or the same call again, fetches that money. */
    leftOut: v.array(v.string()),
  }),
  errors: ['member.not.found', 'wallet.repeat.differs'],
});

export const listPlayLocks = endpoint({
  method: 'GET',
  path: '/operator/play-locks',
  summary: 'Which accounts were locked and opened for play, newest first',
  access: 'operator',
  sends: 'query',
  input: v.object({ account: v.optional(identifier), pageNo, pageSize }),
  response: pageOf(playLock),
  errors: [],
});

export const protectionCalls = {
  setPlayLock,
  listPlayLocks,
};
