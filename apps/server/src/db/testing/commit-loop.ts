import { writeSync } from 'node:fs';
import { openEmbeddedDatabase } from '../embedded/embedded-engine.ts';
import { inTransaction } from '../transaction.ts';

// A program for the durability tests: it commits rows until it is killed, and prints the
// number of each as soon as its commit has been acknowledged.

const [dataDir = '', mode = 'durable'] = process.argv.slice(2);
const writers = 4;
const rowsPerBatch = 16n;

const engine = await openEmbeddedDatabase({ dataDir });
await engine.runScript('create table if not exists committed (id int8 primary key, pad text)');
if (mode === 'relaxed') await engine.query('set synchronous_commit = off');
const { rows } = await engine.query<{ next: bigint }>(
  'select coalesce(max(id), 0) + 1 as next from committed',
);
let next = rows[0]?.next ?? 1n;

function take(count: bigint): bigint[] {
  const first = next;
  next += count;
  return Array.from({ length: Number(count) }, (_, index) => first + BigInt(index));
}

function acknowledge(ids: readonly bigint[]): void {
  writeSync(1, `${ids.join('\n')}\n`);
}

async function writeRows(): Promise<void> {
  const [single = 0n] = take(1n);
  await engine.query('insert into committed values ($1, $2)', [single, 'x'.repeat(50)]);
  acknowledge([single]);

  const batch = take(rowsPerBatch);
  await engine.query('insert into committed select id, repeat($2, 50) from unnest($1::int8[]) id', [
    batch,
    'y',
  ]);
  acknowledge(batch);

  const together = take(2n);
  await inTransaction(engine, async (connection) => {
    for (const id of together) await connection.query('insert into committed values ($1)', [id]);
  });
  acknowledge(together);
}

async function writeForever(writer: number): Promise<never> {
  for (let round = 1; ; round++) {
    await writeRows();
    // Checkpoints, so that some kills hit one.
    if (writer === 0 && mode === 'durable' && round % 40 === 0) await engine.query('checkpoint');
  }
}

await Promise.all(Array.from({ length: writers }, (_, writer) => writeForever(writer)));
