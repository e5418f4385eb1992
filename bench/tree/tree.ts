import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Database } from '../../apps/server/src/db/database.ts';
import { createKysely } from '../../apps/server/src/db/kysely-dialect.ts';
import { migrate } from '../../apps/server/src/db/migrations.ts';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import type { SqlEngine } from '../../apps/server/src/db/sql-engine.ts';
import type { Tables } from '../../apps/server/src/db/tables.ts';
import type { TreeSize } from './tree-size.ts';

export type Tree = {
  engine: SqlEngine;
  db: Database;
  size: TreeSize;
  /** Seconds in which the members were inserted and who is below whom was written. */
  membersSeconds: number;
  /** Rows of the closure. */
  closure: number;
  /** A member who is an agent nine levels below the top. */
  deepest: bigint;
  /** Posts bets and their wins, of the bettors or the first of them in turn, in the last minute. */
  postBets(bets: number, bettors?: number): Promise<void>;
  close(): Promise<void>;
};

export const timeZone = 'Asia/Manila';
/** What the figures of roll-ups are set for. */
export const betsPerSecond = 2000;
const levels = 9;
const firstLevel = 10;
const migrations = fileURLToPath(new URL('../../apps/server/migrations', import.meta.url));
const scriptOf = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** How many agents each level has: ten in the first, and by one factor more in each further one. */
function levelSizes(agents: number): number[] {
  const sizesBy = (factor: number) =>
    Array.from({ length: levels }, (_, level) =>
      Math.max(1, Math.round(firstLevel * factor ** level)),
    );
  let [low, high] = [0.1, 5];
  for (let step = 0; step < 40; step++) {
    const middle = (low + high) / 2;
    const total = sizesBy(middle).reduce((sum, size) => sum + size, 0);
    if (total > agents - 1) high = middle;
    else low = middle;
  }
  const sizes = sizesBy(low);
  const missing = agents - 1 - sizes.reduce((sum, size) => sum + size, 0);
  const last = sizes.pop() ?? 0;
  return [...sizes, last + missing];
}

/** The upline of each agent, from the top down; 0 for the top. Branches are evenly large. */
function parentsOf(agents: number): number[] {
  const parents = [0];
  let [firstAbove, countAbove] = [1, 1];
  for (const count of levelSizes(agents)) {
    const first = parents.length + 1;
    for (let index = 0; index < count; index++) {
      parents.push(firstAbove + Math.floor((index * countAbove) / count));
    }
    [firstAbove, countAbove] = [first, count];
  }
  return parents;
}

/** Runs scripts with settings; `bettor` and other temporary tables live in its connection. */
export async function runWith(
  engine: SqlEngine,
  settings: Record<string, unknown>,
  scripts: string[],
): Promise<void> {
  await engine.withConnection(async (connection) => {
    await connection.query('set statement_timeout = 0');
    for (const [name, value] of Object.entries(settings)) {
      await connection.query('select set_config($1, $2, false)', [`bench.${name}`, String(value)]);
    }
    for (const script of scripts) await connection.runScript(script);
    await connection.query('reset statement_timeout');
  });
}

/** Opens a database at `url`, or an embedded one, with a tree of members and their past play. */
export async function openTree(url: string, size: TreeSize): Promise<Tree> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'pavilion-agents-'));
  const engine = await openDatabase({ url, dataDir });
  await migrate(engine, migrations);
  const parents = parentsOf(size.agents);
  const settings = {
    ...size,
    players: size.members - size.agents,
    parents: `{${parents.join(',')}}`,
  };
  const begun = performance.now();
  await runWith(engine, settings, [scriptOf('members.sql')]);
  const membersSeconds = (performance.now() - begun) / 1000;
  await runWith(engine, settings, [scriptOf('tree.sql')]);
  await engine.query('vacuum analyze');
  const { rows } = await engine.query<{ count: bigint }>('select count(*) from downline');
  let runs = 0;
  return {
    engine,
    db: createKysely<Tables>(engine),
    size,
    membersSeconds,
    closure: Number(rows[0]?.count),
    deepest: BigInt(size.agents),
    postBets: async (bets, bettors = size.bettors) => {
      runs += 1;
      await runWith(engine, { bets, bettors, run: `run${runs}` }, [scriptOf('bets.sql')]);
    },
    close: async () => {
      await engine.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
