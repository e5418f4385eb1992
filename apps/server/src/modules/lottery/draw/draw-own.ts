import { timingSafeEqual } from 'node:crypto';
import type { DatabaseTransaction } from '#db/database.ts';
import type { BeaconRound } from '#ports/randomness-beacon.ts';
import type { DrawName } from '@pavilion/domain/lottery/fair/commitment';
import { setResult } from '../change-draw.ts';
import { lockDraw, type DrawRow } from '../draw.store.ts';
import { commitOf, drawOwnNumbers } from '../fair/own-draw.ts';
import type { OwnLottery } from '../lotteries.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { findSealedSeed } from './due.store.ts';

type Deps = Pick<LotteryDeps, 'db' | 'clock' | 'signals' | 'seedBox'>;

/** Something of a draw is not as it was published, so that it must not be drawn. */
export class UndrawableDraw extends Error {
  override name = 'UndrawableDraw';
}

/** The seed of a draw; throws `UndrawableDraw` where it is not the one that its commit names. */
async function openSeed(
  { seedBox }: Pick<Deps, 'seedBox'>,
  transaction: DatabaseTransaction,
  draw: DrawRow,
  name: DrawName,
): Promise<Uint8Array> {
  const sealed = await findSealedSeed(transaction, draw.id);
  if (sealed === null || draw.commit === null) throw new UndrawableDraw('its seed is missing');
  let seed: Uint8Array;
  try {
    seed = seedBox.decrypt(sealed);
  } catch {
    throw new UndrawableDraw('its seed cannot be decrypted');
  }
  if (!timingSafeEqual(commitOf(name, seed), draw.commit)) {
    throw new UndrawableDraw('its seed does not match its commit');
  }
  return seed;
}

type Decided = {
  lottery: OwnLottery;
  /** Of the configured chain. */
  round: BeaconRound;
  chainHash: string;
};

async function drawLocked(
  deps: Deps,
  transaction: DatabaseTransaction,
  draw: DrawRow,
  { lottery, round, chainHash }: Decided,
): Promise<DrawRow> {
  if (draw.chain_hash !== chainHash) {
    throw new UndrawableDraw('its chain of randomness is not the configured one');
  }
  if (draw.beacon_round !== BigInt(round.round)) {
    throw new UndrawableDraw('the round of randomness is not the one that was fixed for it');
  }
  const name = { code: lottery.code, numero: draw.numero };
  const seed = await openSeed(deps, transaction, draw, name);
  const source = {
    ...name,
    family: lottery.ownFamily,
    chainHash,
    round: round.round,
    yearAnimal: draw.year_animal,
  };
  const { signature } = round;
  const { winNo } = await drawOwnNumbers(source, { seed, signature });
  const proof = { seed, signature };
  const result = { by: 'engine', decidedBy: 'engine', winNo, prizes: {}, proof } as const;
  return setResult(deps, transaction, draw, result);
}

/**
 * Draws an own draw that is closed and due, by the round that was fixed for it. One in another
 * state stays as it is. Returns it as it is then, or null where there is none. Throws
 * `UndrawableDraw`.
 */
export async function drawOwn(deps: Deps, id: string, decided: Decided): Promise<DrawRow | null> {
  return deps.db.transaction().execute(async (transaction) => {
    const draw = await lockDraw(transaction, id);
    if (draw?.state !== 'closed' || deps.clock() < draw.draws_at) return draw;
    return drawLocked(deps, transaction, draw, decided);
  });
}
