import { setTimeout as wait } from 'node:timers/promises';
import { percentile, secondsOf } from '../measure.ts';
import type { Bench } from './roll-up.ts';

const probeEveryMs = 10;

async function msOf(work: () => Promise<unknown>): Promise<number> {
  return 1000 * (await secondsOf(work));
}

/** How long it takes to find out whether a member is below another. */
export async function measureBelow({ name, tree, isShort, slower, print }: Bench): Promise<void> {
  const { engine, size } = tree;
  const times: number[] = [];
  for (let call = 0; call < (isShort ? 50 : 3000); call++) {
    const agent = call % 3 === 0 ? 1 : 1 + ((call * 37) % size.agents);
    const member = 1 + ((call * 7919) % size.members);
    const ask = () =>
      engine.query(
        `select exists (select from downline where ancestor_id = $1 and member_id = $2) as below`,
        [agent, member],
      );
    times.push(await msOf(ask));
  }
  const gate = { atMost: 5 * slower };
  print({ name: `${name}, below me, p99`, value: percentile(times, 0.99), unit: 'ms', gate });
}

async function openAccount({ tree }: Bench, username: string): Promise<bigint> {
  const { rows } = await tree.engine.query<{ id: bigint }>(
    `insert into member (username, member_type, password_hash, parent_id)
    values ($1, 0, 'none', $2) returning id`,
    [username, tree.deepest],
  );
  return rows[0]?.id ?? 0n;
}

/** How much is written when an agent nine levels below the top opens an account. */
export async function measureOpening(bench: Bench): Promise<void> {
  const { name, tree, isShort, print } = bench;
  const times: number[] = [];
  const ids: bigint[] = [];
  for (let call = 0; call < (isShort ? 20 : 500); call++) {
    times.push(await msOf(async () => ids.push(await openAccount(bench, `opened${call}`))));
  }
  const { rows } = await tree.engine.query<{ most: bigint }>(
    `select max(count) as most from (
      select count(*) from downline where member_id = any($1::bigint[]) group by member_id
    ) as line`,
    [ids],
  );
  const most = { value: Number(rows[0]?.most), unit: 'rows' };
  print({ name: `${name}, who is above a new account`, ...most, gate: { atMost: 10 } });
  print({ name: `${name}, opening an account, p99`, value: percentile(times, 0.99), unit: 'ms' });
}

/** Reads of members and bets at fixed times until a promise is kept; returns how long each took. */
async function probe({ tree, bettors }: Bench, until: Promise<unknown>): Promise<number[]> {
  let isOver = false;
  const over = until.finally(() => (isOver = true));
  const begun = performance.now();
  const calls: Promise<number>[] = [];
  for (let index = 0; !isOver; index++) {
    const due = begun + index * probeEveryMs;
    await wait(Math.max(0, due - performance.now()));
    const read = () =>
      tree.engine.query('select username, parent_id from member where id = $1', [1 + (index % 50)]);
    for (const call of [read, bettors.bet]) {
      calls.push(call().then(() => performance.now() - due));
    }
  }
  await over;
  return Promise.all(calls);
}

/** How long the move of a tenth of the tree takes, and how long others wait meanwhile. */
export async function measureMove(bench: Bench): Promise<void> {
  const { name, tree, slower, print } = bench;
  const { engine } = tree;
  const { rows } = await engine.query<{ branch: bigint; upline: bigint; people: bigint }>(
    `select branch, people, (
      select min(agent.id) from member as agent join member as upline on upline.id = agent.parent_id
      where upline.parent_id = 1 and upline.id <> branch
    ) as upline
    from (
      select member.id as branch, count(*) + 1 as people
      from member join downline on ancestor_id = member.id where parent_id = 1 group by member.id
    ) as branch
    order by abs(people - $1) limit 1`,
    [tree.size.members / 10],
  );
  const [found] = rows;
  if (!found) throw new Error('there is no branch to move');
  const moves: number[] = [];
  const probes: number[] = [];
  const openings: number[] = [];
  for (const [index, parent] of [found.upline, 1n].entries()) {
    const move = secondsOf(() =>
      engine.query('update member set parent_id = $1 where id = $2', [parent, found.branch]),
    ).then((seconds) => moves.push(seconds));
    const opening = wait(20)
      .then(() => msOf(() => openAccount(bench, `meanwhile${index}`)))
      .then((ms) => openings.push(ms));
    probes.push(...(await probe(bench, Promise.all([move, opening]))));
  }
  print({ name: `${name}, people of the branch`, value: Number(found.people), unit: '' });
  const move = { value: Math.max(...moves), unit: 's', gate: { atMost: 5 * slower } };
  print({ name: `${name}, moving the branch`, ...move });
  const blocked = { value: Math.max(...probes), unit: 'ms', gate: { atMost: 100 * slower } };
  print({ name: `${name}, longest read or bet meanwhile`, ...blocked });
  print({ name: `${name}, longest opening meanwhile`, value: Math.max(...openings), unit: 'ms' });
}
