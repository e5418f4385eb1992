import { sql } from 'kysely';
import type { LedgerCheck } from '../ledger-report.ts';

/** Checks that what counts against limits of play is what the ledger moved. */
export const limitChecks: readonly LedgerCheck[] = [
  {
    name: 'a quarter of an hour counts what was posted in it',
    query: sql`
      with counted as (
        select account_id, bucket, lost, staked from play_bucket
        union all
        select l.account_id, l.bucket, a.bucket_lost, a.bucket_staked
        from play_limit l join account a on a.id = l.account_id
      ), kept as (
        select counted.account_id, counted.bucket, sum(counted.lost) as lost,
          sum(counted.staked) as staked
        from counted join play_limit l on l.account_id = counted.account_id
          and counted.bucket between l.bucket - 2880 and l.bucket
        group by counted.account_id, counted.bucket
      ), moved as (
        select m.account_id, m.bucket, sum(m.lost) as lost, sum(m.staked) as staked
        from play_move m join play_limit l on l.account_id = m.account_id
          and m.bucket between l.bucket - 2880 and l.bucket
        group by m.account_id, m.bucket
      )
      select coalesce(kept.account_id, moved.account_id) || ' '
          || coalesce(kept.bucket, moved.bucket) as subject,
        'lost ' || coalesce(kept.lost, 0) || ' and staked ' || coalesce(kept.staked, 0)
          || ', postings ' || coalesce(moved.lost, 0) || ' and ' || coalesce(moved.staked, 0)
          as detail
      from kept full join moved
        on moved.account_id = kept.account_id and moved.bucket = kept.bucket
      where coalesce(kept.lost, 0) <> coalesce(moved.lost, 0)
        or coalesce(kept.staked, 0) <> coalesce(moved.staked, 0)`,
  },
  {
    name: 'the sums of windows are those of their quarters of an hour',
    query: sql`
      select l.account_id::text as subject,
        'lost ' || l.lost_day || ', ' || l.lost_week || ', ' || l.lost_month || ', staked '
          || l.staked_day || ', ' || l.staked_week || ', ' || l.staked_month
          || '; quarters ' || s.lost_day || ', ' || s.lost_week || ', ' || s.lost_month || ', '
          || s.staked_day || ', ' || s.staked_week || ', ' || s.staked_month as detail
      from play_limit l, lateral (
        select
          coalesce(sum(b.lost) filter (where b.bucket >= l.bucket - 96), 0) as lost_day,
          coalesce(sum(b.lost) filter (where b.bucket >= l.bucket - 672), 0) as lost_week,
          coalesce(sum(b.lost), 0) as lost_month,
          coalesce(sum(b.staked) filter (where b.bucket >= l.bucket - 96), 0) as staked_day,
          coalesce(sum(b.staked) filter (where b.bucket >= l.bucket - 672), 0) as staked_week,
          coalesce(sum(b.staked), 0) as staked_month
        from play_bucket b
        where b.account_id = l.account_id and b.bucket between l.bucket - 2880 and l.bucket
      ) as s
      where (l.lost_day, l.lost_week, l.lost_month, l.staked_day, l.staked_week, l.staked_month)
        is distinct from (s.lost_day, s.lost_week, s.lost_month, s.staked_day, s.staked_week,
          s.staked_month)`,
  },
  {
    name: 'money at providers counts as an open stake',
    query: sql`
      select l.account_id::text as subject,
        'there ' || l.at_studios || ', open ' || l.open_stake || '; postings ' || s.there || ' and '
          || s.open as detail
      from play_limit l, lateral (
        select coalesce(sum(studio), 0) as there, limit_open_stake_of(l.account_id) as open
        from play_move where account_id = l.account_id
      ) as s
      where l.at_studios <> s.there or l.open_stake <> s.open`,
  },
  {
    name: 'an account is marked as limited, and counts, where it has limits of play',
    query: sql`
      select a.id::text as subject, 'marked ' || a.limited || ', lost ' || a.bucket_lost
          || ' and staked ' || a.bucket_staked as detail
      from account a left join play_limit l on l.account_id = a.id
      where a.limited <> (l.account_id is not null)
        or (not a.limited and (a.bucket_lost <> 0 or a.bucket_staked <> 0))`,
  },
];
