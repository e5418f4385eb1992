import { randomInt, randomUUID } from 'node:crypto';
import type { Person, Rows } from './rows-of-person.ts';

/** Texts with pictures. */
export function pictureRows({ id, word }: Person, pictures: readonly string[], now: Date): Rows {
  const [feedback, entry] = [randomUUID(), randomUUID()];
  const sent = { member_id: id, request_key: randomUUID() };
  const decided = { answer: word, answered_by: 'ana', answered_at: now };
  return {
    feedback: [{ id: feedback, ...sent, content: word, sent_at: now, ...decided }],
    feedback_picture: [{ feedback_id: feedback, place: 0, picture_id: pictures[1] ?? '' }],
    promotion_entry: [
      {
        id: entry,
        ...sent,
        promotion_id: 'parlay',
        state: 'rejected',
        comment: word,
        reason: word,
        begun_at: now,
        changed_at: now,
      },
    ],
    promotion_entry_picture: [{ entry_id: entry, place: 0, picture_id: pictures[2] ?? '' }],
    promotion_entry_change: [
      { entry_id: entry, state: 'rejected', operator: 'ana', changed_at: now },
    ],
  };
}

/** What the person was given, with what operators wrote about it. */
export function rewardRows({ id, word }: Person, now: Date): Rows {
  const reward = randomUUID();
  const given = {
    member_id: id,
    title: { EN: word, TY: word },
    amount: 100n,
    wagering_multiple: 0,
  };
  const cashback = { kind: 'cashback', period: '2026-11-20', category: 'RNG', base: -1n };
  return {
    cashback_carry: [{ ...cashback, member_id: id }],
    reward: [
      {
        ...given,
        id: reward,
        origin: 'manual',
        key: reward,
        kind: 'cash',
        withdrawal: 'free',
        auto: false,
        state: 'void',
        given_at: now,
        expires_at: now,
        void_reason: word,
        given_by: 'ana',
        void_by: 'ana',
        changed_at: now,
      },
    ],
    app_login: [{ member_id: id, at: now }],
    app_bonus: [{ member_id: id, browser: word, reward_id: reward }],
    reward_sign_in: [
      { member_id: id, day: '2026-11-20', row_start: '2026-11-20', place: 1, reward_id: reward },
    ],
    reward_check: [
      {
        reward_id: reward,
        member_id: id,
        reason: 'score',
        score: 60,
        opened_at: now,
        held_until: now,
        released_at: now,
        released_by: 'ana',
        note: word,
      },
    ],
    reward_gift: [
      {
        ...given,
        id: randomUUID(),
        kind: 'cash',
        reason: word,
        request_key: randomUUID(),
        state: 'given',
        needs_second: false,
        proposed_by: 'ana',
        proposed_at: now,
        decided_by: 'ana',
        decided_at: now,
        reward_id: reward,
      },
    ],
  };
}

/** The person as a friend of another member, and the code for friends of the person. */
export function referralRows({ id, word }: Person, inviterId: bigint, now: Date): Rows {
  const code = `AB${randomInt(100_000, 999_999)}`;
  return {
    referral_code: [{ member_id: id, code, created_at: now }],
    referral: [
      {
        friend_id: id,
        id: randomUUID(),
        inviter_id: inviterId,
        code: 'ABCD2345',
        at: now,
        first_day: '2026-11-20',
        last_day: '2026-12-19',
        state: 'refused',
        changed_at: now,
        reason: word,
        decided_by: 'ana',
        looked_at: now,
      },
    ],
  };
}

/** What the play of the person has earned in points. */
export function pointRows({ id }: Person): Rows {
  return {
    point_standing: [{ member_id: id, carry: -1n, earned: 600n, posting_id: 0n }],
    point_counted: [{ member_id: id, category: 'RNG', valid: 1n }],
  };
}

/** Where the person stands among the VIP levels, with what operators wrote about it. */
export function vipRows({ id, word }: Person, now: Date): Rows {
  const later = new Date(now.getTime() + 600_000);
  const base = { base: -1n, category: 'RNG' };
  return {
    vip_standing: [{ member_id: id, level: 1, highest: 1, posting_id: 0n }],
    vip_change: [{ member_id: id, level: 2, level_before: 1, cause: 'override', at: now }],
    vip_override: [
      {
        id: randomUUID(),
        member_id: id,
        level: 2,
        reason: word,
        request_key: randomUUID(),
        set_by: 'ana',
        set_at: now,
        ends_at: later,
      },
    ],
    cashback_carry: [{ kind: 'level', period: '2026-11-20', member_id: id, ...base }],
  };
}
