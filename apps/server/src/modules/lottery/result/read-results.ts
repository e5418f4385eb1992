import { isDeepStrictEqual } from 'node:util';
import type { DatabaseTransaction } from '#db/database.ts';
import type { SourceReading } from '#ports/lottery-results.ts';
import { canBePartial, hasPrizes, prizesFor } from '@pavilion/domain/lottery/outside-prizes';
import { tellAll } from '../change-draw.ts';
import { findDraw, lockDraw, type DrawRow } from '../draw.store.ts';
import type { OutsideLottery } from '../lotteries.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { decideBySources, type Decision } from './decide-result.ts';
import type { Notices } from './notices.ts';
import { deleteReading, findReading, writeReading, type ReadingRow } from './reading.store.ts';
import { readNumbers } from './result-numbers.ts';

type Deps = Pick<
  LotteryDeps,
  'db' | 'clock' | 'signals' | 'site' | 'lotteries' | 'logger' | 'sources'
>;

/** A draw, and one of the sources of its results. */
export type Asked = { lottery: OutsideLottery; draw: DrawRow; source: string };

type Kept = Pick<ReadingRow, 'is_final' | 'win_no' | 'prizes' | 'said_at'>;

/** What is kept of a reading, null where the source says nothing; or what is wrong with it. */
function keptOf(
  { lottery: { familyCode }, draw }: Asked,
  reading: SourceReading,
): { kept: Kept | null } | { wrong: readonly string[] } {
  if (reading.status === 'none') return { kept: null };
  const said = { said_at: reading.at };
  if (reading.status === 'partial') {
    if (!canBePartial(familyCode, reading.prizes)) return { wrong: ['prizes'] };
    const prizes = prizesFor(familyCode, reading.prizes);
    return { kept: { ...said, is_final: false, win_no: null, prizes } };
  }
  // Where a family has one number alone, it is not looked at what else a source says.
  const prizes = hasPrizes(familyCode) ? reading.prizes : {};
  const read = readNumbers({ family: familyCode }, draw, { winNo: reading.winNo, prizes });
  if ('wrong' in read) return read;
  const { winNo, prizes: final } = read.numbers;
  return { kept: { ...said, is_final: true, win_no: winNo, prizes: final } };
}

const contentOf = (row: Kept | null) => row && [row.is_final, row.win_no, row.prizes];

const isSame = (one: Kept | null, other: Kept | null) =>
  isDeepStrictEqual(contentOf(one), contentOf(other));

/** Keeps a reading of a draw that waits; returns whether it says something new. */
async function keep(
  { clock }: Deps,
  transaction: DatabaseTransaction,
  { draw, source }: Asked,
  kept: Kept | null,
): Promise<boolean> {
  const before = await findReading(transaction, draw.id, source);
  if (isSame(before, kept)) return false;
  if (kept === null) await deleteReading(transaction, draw.id, source);
  else await writeReading(transaction, { ...kept, draw_id: draw.id, source, read_at: clock() });
  return true;
}

/** Keeps what a source says of a draw, and gives the draw its result where that is enough. */
async function takeReading(deps: Deps, asked: Asked, kept: Kept | null): Promise<Decision | null> {
  const { id } = asked.draw;
  if (kept?.is_final !== true) {
    const isOver = (await findDraw(deps.db, id))?.state !== 'closed';
    if (isOver || isSame(await findReading(deps.db, id, asked.source), kept)) return null;
  }
  return deps.db.transaction().execute(async (transaction) => {
    const draw = await lockDraw(transaction, id);
    if (draw?.state !== 'closed') return null;
    const isNew = await keep(deps, transaction, asked, kept);
    const decision = await decideBySources(deps, transaction, draw);
    if (isNew && decision.outcome !== 'result') await tellAll(deps, transaction);
    return decision;
  });
}

async function askSource(deps: Deps, { lottery, draw, source }: Asked) {
  const company = deps.sources[source];
  if (!company) throw new Error(`no source of results is configured as ${source}`);
  return company.read({ code: lottery.code, numero: draw.numero });
}

/**
 * Asks a source about a draw, outside any transaction, and takes what it says. What people should
 * look at is logged once.
 */
export async function readOne(deps: Deps, notices: Notices, asked: Asked): Promise<void> {
  const { lottery, draw, source } = asked;
  const named = { lottery: lottery.code, numero: draw.numero, source };
  const answer = await askSource(deps, asked);
  if (answer.outcome !== 'done') {
    notices.warn(
      draw.id,
      { ...named, reason: answer.reason },
      'a source of results did not answer',
    );
    return;
  }
  const read = keptOf(asked, answer.value);
  if ('wrong' in read) {
    // What it said before does not count any more.
    const said = { ...named, wrong: read.wrong, said: answer.value };
    notices.error(draw.id, said, 'a source says what is no result of the lottery');
  }
  const decision = await takeReading(deps, asked, 'wrong' in read ? null : read.kept);
  if (decision?.outcome !== 'differs') return;
  const both = { lottery: lottery.code, numero: draw.numero, finals: decision.finals };
  notices.error(draw.id, both, 'sources of results differ');
}
