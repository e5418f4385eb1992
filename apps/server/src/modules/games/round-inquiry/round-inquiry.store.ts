import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import type { HeldMove } from './plan-settlement.ts';

export type RoundKey = { accountId: bigint; source: string; roundId: string };

export type Standing = 'asking' | 'unanswered' | 'unknown' | 'running' | 'doubtful' | 'settled';

/** Open rounds; a round whose bets were all taken back has ended. */
const open = sql`r.finished_at is null and r.moves > 0
  and not (r.bets > 0 and r.bets_returned = r.bets)`;

const sameRound = sql`i.account_id = r.account_id and i.source = r.source
  and i.round_id = r.round_id`;

export type Claim = { sources: readonly string[]; idleSince: Date; now: Date; leaseUntil: Date };

/** Claims some due rounds, idle for longest first, so that no other process asks too. */
export async function claimDue(
  db: Database,
  { sources, idleSince, now, leaseUntil }: Claim,
  limit: number,
): Promise<(RoundKey & { asked: number })[]> {
  const { rows } = await sql<RoundKey & { asked: number }>`
    insert into round_inquiry as taken (account_id, source, round_id, asked_at, due_at)
    select r.account_id, r.source, r.round_id, ${now}, ${leaseUntil}
    from round r left join round_inquiry i on ${sameRound}
    where ${open} and r.last_at < ${idleSince} and r.source = any(${[...sources]}::text[])
      and (i.due_at is null or i.due_at <= ${now})
    order by r.last_at limit ${limit}
    on conflict (account_id, source, round_id) do update
      set due_at = excluded.due_at, asked_at = excluded.asked_at
      where taken.due_at <= excluded.asked_at
    returning account_id as "accountId", source, round_id as "roundId", asked`.execute(db);
  return rows;
}

/** The currency and game of a round that is still open; undefined when it has ended. */
export async function findOpenRound(
  db: Database,
  { accountId, source, roundId }: RoundKey,
): Promise<{ gameNode: number | null; currency: string } | undefined> {
  const { rows } = await sql<{ gameNode: number | null; currency: string }>`
    select r.game_node as "gameNode", a.currency
    from round r join account a on a.id = r.account_id
    where r.account_id = ${accountId} and r.source = ${source} and r.round_id = ${roundId}
      and ${open}`.execute(db);
  return rows[0];
}

/** Bets and wins of a round as the vendor sent them, including what a bonus withheld. */
export async function listHeld(
  db: Database,
  { accountId, source, roundId }: RoundKey,
): Promise<HeldMove[]> {
  const { rows } = await sql<HeldMove>`
    select case kind when 1 then 'bet' else 'win' end as kind, external_id as "externalId",
      abs(amount) + coalesce(withheld, 0) as "amountMinor",
      exists (select 1 from posting back
        where back.source = p.source and back.reverses = p.external_id) as reversed
    from posting p
    where account_id = ${accountId} and round_id = ${roundId} and source = ${source}
      and kind in (1, 2)
    order by id`.execute(db);
  return rows;
}

export type Outcome = { standing: Standing; detail: string };

export async function writeOutcome(
  db: Database,
  { accountId, source, roundId }: RoundKey,
  { standing, detail }: Outcome,
  dueAt: Date,
): Promise<void> {
  await db
    .updateTable('round_inquiry')
    .set({ standing, detail: detail.slice(0, 300), due_at: dueAt })
    .set((row) => ({ asked: row('asked', '+', 1) }))
    .where('account_id', '=', accountId)
    .where('source', '=', source)
    .where('round_id', '=', roundId)
    .execute();
}

/** Deletes the inquiry of a round that ended without a settlement. */
export async function forgetInquiry(
  db: Database,
  { accountId, source, roundId }: RoundKey,
): Promise<void> {
  await db
    .deleteFrom('round_inquiry')
    .where('account_id', '=', accountId)
    .where('source', '=', source)
    .where('round_id', '=', roundId)
    .where('standing', '<>', 'settled')
    .execute();
}

export type InquiredRound = {
  account: string;
  source: string;
  roundId: string;
  gameNode: number | null;
  bets: bigint;
  wins: bigint;
  lastAt: Date;
  standing: Standing | null;
  detail: string | null;
  asked: number | null;
  askedAt: Date | null;
};

const shown = sql`m.username as account, r.source, r.round_id as "roundId",
  r.game_node as "gameNode", r.bets - r.bets_returned as bets, r.wins - r.wins_taken_back as wins,
  r.last_at as "lastAt", i.standing, i.detail, i.asked, i.asked_at as "askedAt"`;

const ofMembers = sql`join account a on a.id = r.account_id join member m on m.id = a.member_id`;

/** Rounds that have been idle and open for too long, oldest first, with or without an inquiry. */
export async function listOpenRounds(
  db: Database,
  idleSince: Date,
  limit: number,
): Promise<InquiredRound[]> {
  const { rows } = await sql<InquiredRound>`
    select ${shown} from round r ${ofMembers} left join round_inquiry i on ${sameRound}
    where ${open} and r.last_at < ${idleSince} order by r.last_at limit ${limit}`.execute(db);
  return rows;
}

/** Rounds that an inquiry settled, latest first. */
export async function listSettled(db: Database, limit: number): Promise<InquiredRound[]> {
  const { rows } = await sql<InquiredRound>`
    select ${shown} from round_inquiry i join round r on ${sameRound} ${ofMembers}
    where i.standing = 'settled' order by i.asked_at desc limit ${limit}`.execute(db);
  return rows;
}
