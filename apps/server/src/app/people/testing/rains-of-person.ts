import { randomUUID } from 'node:crypto';
import type { Person, Rows } from './rows-of-person.ts';

/** An envelope that the person got; the rain was called off, as others of its time may be made. */
export function rainRows({ id }: Person, now: Date): Rows {
  const [rain, claim] = [randomUUID(), randomUUID()];
  const of = { rain_id: rain, member_id: id, wave: 1 };
  return {
    rain: [
      {
        id: rain,
        state: 'cancelled',
        begins_at: now,
        ends_at: new Date(now.getTime() + 15_000),
        waves: 3,
        wave_seconds: 5,
        budget: 100n,
        envelopes: 1,
        least: 100n,
        most: 100n,
        wins_per_person: 1,
        min_level: 0,
        needs_deposit: false,
        needs_contact: false,
        wagering_multiple: 0,
        request_key: randomUUID(),
        planned_by: 'ana',
        planned_at: now,
        cancelled_by: 'ana',
        cancelled_at: now,
        cancel_reason: 'A test',
        changed_at: now,
      },
    ],
    rain_claim: [{ ...of, id: claim, at: now }],
    rain_envelope: [{ ...of, place: 1, amount: 100n, nth: 1, nth_most: 1, claim_id: claim }],
  };
}
