import { sql } from 'kysely';
import type { Database } from '#db/database.ts';
import { findingsOf, type LedgerCheck, type LedgerReport } from '../ledger-report.ts';
import { bonusChecks } from './bonus-checks.store.ts';
import { limitChecks } from './limit-checks.store.ts';

/** Each check lists what is wrong; all are empty on a sound ledger. */
const checks: readonly LedgerCheck[] = [
  {
    name: 'a balance is the sum of its postings',
    query: sql`
      select a.id::text as subject,
        'balance ' || a.balance || ', postings ' || coalesce(sum(p.amount), 0) as detail
      from account a left join posting p on p.account_id = a.id
      group by a.id having a.balance <> coalesce(sum(p.amount), 0)`,
  },
  {
    name: 'each posting starts where the one before it ended',
    query: sql`
      select account_id || '/' || id as subject,
        'balance after ' || balance_after || ', expected ' || (before + amount) as detail
      from (select *, lag(balance_after, 1, 0::bigint)
        over (partition by account_id order by id) as before from posting) as chain
      where balance_after <> before + amount`,
  },
  {
    name: 'no account of a person goes below zero',
    query: sql`
      select account_id || '/' || id as subject, balance_after::text as detail
      from posting where balance_after < 0`,
  },
  {
    name: 'the other side is a house account of the same currency',
    query: sql`
      select p.account_id || '/' || p.id as subject, 'contra ' || p.contra_id as detail
      from posting p left join account a on a.id = p.account_id
      left join account c on c.id = p.contra_id
      where a.id is null or c.id is null or c.house is null or a.house is not null
        or a.currency <> c.currency`,
  },
  {
    name: 'a reversal takes back what its original moved, once',
    query: sql`
      select r.source || ' ' || r.reverses as subject,
        'original ' || max(o.amount) || ', reversed ' || sum(r.amount) || ', shortfall '
          || sum(r.shortfall) || ', withheld ' || coalesce(sum(r.withheld), 0) as detail
      from posting r join posting o on o.source = r.source and o.external_id = r.reverses
      group by r.source, r.reverses
      having sum(r.amount) - sum(r.shortfall)
          - coalesce(sum(r.withheld), 0) * sign(max(o.amount)::numeric) <> -max(o.amount)
        or count(*) filter (where r.amount <> 0 or r.shortfall <> 0 or r.withheld > 0) > 1`,
  },
  {
    name: 'a reversal of something never seen moves nothing',
    query: sql`
      select r.source || ' ' || r.external_id as subject, r.amount::text as detail
      from posting r where r.reverses is not null and r.amount <> 0 and not exists (
        select 1 from posting o where o.source = r.source and o.external_id = r.reverses)`,
  },
  {
    name: 'nothing stands after its own tombstone',
    query: sql`
      select o.source || ' ' || o.external_id as subject, 'posted after its reversal' as detail
      from posting o join posting r on r.source = o.source and r.reverses = o.external_id
      where o.id > r.id`,
  },
  {
    name: 'a withdrawal is given back at most once and never more than was held',
    query: sql`
      select b.external_id as subject, 'returned ' || b.amount as detail
      from posting b left join posting h on h.source = b.source
        and h.external_id = replace(b.external_id, 'return:', 'hold:')
      where b.kind = 7 and (h.id is null or h.amount <> -b.amount)`,
  },
  {
    name: 'reports hold what the ledger moved',
    query: sql`
      select r.account_id::text as subject,
        'totals ' || t.moved || ', postings ' || p.moved as detail
      from report_progress r,
      lateral (select coalesce(sum(money_in - money_out), 0) as moved
        from day_total where account_id = r.account_id and kind <> 19) as t,
      lateral (select coalesce(sum(amount), 0) as moved
        from posting where account_id = r.account_id and id <= r.posting_id) as p
      where t.moved <> p.moved`,
  },
  {
    name: 'what an account must play is the sum of its changes',
    query: sql`
      select a.id::text as subject,
        'owed ' || a.play_owed || ', changes ' || coalesce(sum(t.change), 0) as detail
      from account a left join play_through t on t.account_id = a.id
      group by a.id having a.play_owed <> coalesce(sum(t.change), 0)
      union all
      select t.account_id || '/' || t.posting_id, 'no posting' from play_through t
      where not exists (
        select 1 from posting p where p.account_id = t.account_id and p.id = t.posting_id)`,
  },
  {
    name: 'a round lowers what must be played by no more than what counts of it',
    query: sql`
      with released as (
        select account_id, max(posting_id) as posting_id from play_through
        where round_id is null and change < 0 group by account_id
      ), round as (
        select t.account_id, t.source, t.round_id, coalesce(-sum(t.change)
          filter (where t.posting_id > coalesce(r.posting_id, 0)), 0) as lowered
        from play_through t left join released r on r.account_id = t.account_id
        where t.round_id is not null group by t.account_id, t.source, t.round_id
      ), taken_back as (
        select distinct source, reverses from posting where reverses is not null
      ), summed as (
        select round.account_id, round.source, round.round_id, round.lowered,
          bool_or(p.finishes_round) as ended,
          coalesce(-sum(p.amount)
            filter (where p.kind = 1 and b.reverses is null), 0) as bets,
          coalesce(sum(p.amount + coalesce(p.withheld, 0))
            filter (where p.kind = 2 and b.reverses is null), 0) as wins
        from round left join posting p on p.account_id = round.account_id
          and p.round_id = round.round_id and p.source = round.source
        left join taken_back b on b.source = p.source and b.reverses = p.external_id
        where round.source not like 'reported:%'
        group by round.account_id, round.source, round.round_id, round.lowered
      ), counted as (
        select account_id, source, round_id, lowered,
          case when ended and bets <> wins then bets else 0 end as played
        from summed
        union all
        select round.account_id, round.source, round.round_id, round.lowered,
          case when r.bet = r.win then 0 else r.bet end
        from round left join reported_round r on r.vendor = substr(round.source, 10)
          and r.round_id = round.round_id
        where round.source like 'reported:%'
      )
      select account_id || ' ' || source || ' ' || round_id as subject,
        'lowered ' || lowered || ' of ' || coalesce(played, 0) as detail
      from counted where lowered < 0 or lowered > coalesce(played, 0)`,
  },
  {
    name: 'reports hold what providers reported',
    query: sql`
      select r.account_id::text as subject, 'totals ' || t.won || ' and ' || o.won
        || ', changes ' || c.won as detail
      from report_progress r,
      lateral (select coalesce(sum(money_in - money_out), 0) as won
        from day_total where account_id = r.account_id and kind = 19) as t,
      lateral (select coalesce(sum(wins - wins_taken_back - bets + bets_returned), 0) as won
        from round where account_id = r.account_id and source like 'reported:%') as o,
      lateral (select coalesce(sum(win - bet), 0) as won from reported_change
        where account_id = r.account_id and posting_id <= r.posting_id) as c
      where t.won <> c.won or o.won <> c.won`,
  },
];

/** Verifies the whole ledger; no findings means that no money is missing. */
export async function ledgerCheck(db: Database): Promise<LedgerReport> {
  const findings = await findingsOf(db, [...checks, ...bonusChecks, ...limitChecks]);
  const counts = await sql<{ accounts: number; postings: number }>`
    select (select count(*)::int from account) as accounts,
      (select count(*)::int from posting) as postings
  `.execute(db);
  const { accounts = 0, postings = 0 } = counts.rows[0] ?? {};
  return { accounts, postings, findings };
}
