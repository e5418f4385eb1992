import type { Database } from '#db/database.ts';
import type { Handlers } from '#http/handlers.ts';
import type { Clock } from '#kit/clock.ts';
import type { Logger } from '#kit/logger.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import type { RepeatingJob } from '#kit/time/repeating-job.ts';
import { catchUpReports } from '#modules/wallet/report-progress.ts';
import type { GameVendorConnection, VendorWallet } from '#ports/game-vendor.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { GameCatalogue } from '../catalogue/game-catalogue.ts';
import { planSettlement, type Settlement } from './plan-settlement.ts';
import {
  claimDue,
  findOpenRound,
  forgetInquiry,
  listHeld,
  listOpenRounds,
  listSettled,
  writeOutcome,
  type InquiredRound,
  type Outcome,
  type RoundKey,
} from './round-inquiry.store.ts';

export type RoundInquiryDependencies = {
  db: Database;
  clock: Clock;
  timeZone: string;
  currency: { code: string };
  digits: number;
  connections: Readonly<Record<string, GameVendorConnection>>;
  /** The wallet that also takes the vendor's own calls. */
  walletOf: (connection: string) => VendorWallet;
  catalogue: Pick<GameCatalogue, 'byNode'>;
  logger: Pick<Logger, 'warn'>;
};

const sourcePrefix = 'games:';
/** Longer than a vendor repeats a lost call, and short enough for a member who waits. */
const idleMs = 15 * minuteMs;
const leaseMs = 2 * minuteMs;
/** The failure that left rounds open may have ended with the start, so ask soon after it. */
const soonMs = 2000;
const longestPauseMs = 6 * 60 * minuteMs;
const askedAtOnce = 20;
const shownOpen = 100;
const shownSettled = 50;

/** The pause doubles with each inquiry that leaves the round open. */
function pauseMs(asked: number): number {
  return Math.min(idleMs * 2 ** Math.min(asked, 10), longestPauseMs);
}

/** Applies the settlement under the ids that the vendor's own calls would have. */
async function carryOut(
  wallet: VendorWallet,
  round: { accountId: string; currency: string; roundId: string; vendorGame: string },
  { wins, reversals, finishes, doubt }: Settlement,
): Promise<Outcome> {
  const { vendorGame, ...player } = round;
  const command = { ...player, finishesRound: false };
  const answers = [
    reversals.length > 0 ? await wallet.rollBack({ ...command, reversals }) : null,
    wins.length > 0
      ? await wallet.playRound({ ...command, vendorGame, playSessionId: null, moves: wins })
      : null,
  ];
  for (const answer of answers) {
    if (answer?.done === false) return { standing: 'doubtful', detail: answer.refusal };
  }
  if (doubt !== null) return { standing: 'doubtful', detail: doubt };
  if (!finishes) return { standing: 'running', detail: '' };
  const end = await wallet.finishRound(player);
  return end.done
    ? { standing: 'settled', detail: `${wins.length} wins, ${reversals.length} rollbacks` }
    : { standing: 'doubtful', detail: end.refusal };
}

/** Asks the vendor about a round and settles it; null when the round has ended meanwhile. */
async function askAbout(deps: RoundInquiryDependencies, key: RoundKey): Promise<Outcome | null> {
  const { db, digits, catalogue } = deps;
  await catchUpReports(db, [key.accountId], deps);
  const round = await findOpenRound(db, key);
  if (!round) return null;
  const id = key.source.slice(sourcePrefix.length);
  const { currency, gameNode } = round;
  const asked = { accountId: key.accountId.toString(), currency, roundId: key.roundId };
  const answer = await deps.connections[id]?.findRound({ ...asked, digits });
  if (!answer) return { standing: 'unanswered', detail: 'there is no such connection' };
  if (!answer.done) {
    const { kind, detail } = answer.failure;
    return { standing: 'unanswered', detail: `${kind}: ${detail}` };
  }
  if (answer.value === null) return { standing: 'unknown', detail: '' };
  const plan = planSettlement(answer.value, await listHeld(db, key));
  const vendorGame = gameNode === null ? '' : (catalogue.byNode(gameNode)?.game.vendorGame ?? '');
  const outcome = await carryOut(deps.walletOf(id), { ...asked, vendorGame }, plan);
  await catchUpReports(db, [key.accountId], deps);
  return outcome;
}

function show({ source, bets, wins, ...one }: InquiredRound, digits: number) {
  return {
    account: one.account,
    connection: source.slice(sourcePrefix.length),
    roundId: one.roundId,
    nodeId: one.gameNode,
    bets: formatAmount(bets, digits),
    wins: formatAmount(wins, digits),
    lastAt: one.lastAt.toISOString(),
    standing: one.standing ?? 'asking',
    detail: one.detail ?? '',
    asked: one.asked ?? 0,
    askedAt: one.askedAt?.toISOString() ?? null,
  };
}

/** Asks vendors about rounds that stay open, and settles what is missing. */
export function createRoundInquiries(deps: RoundInquiryDependencies) {
  const { db, clock, connections, logger, digits } = deps;
  const sources = Object.keys(connections).map((id) => sourcePrefix + id);
  const later = (ms: number) => new Date(clock().getTime() + ms);

  async function askOne({ asked, ...key }: RoundKey & { asked: number }): Promise<void> {
    const outcome = await askAbout(deps, key);
    if (outcome === null) return forgetInquiry(db, key);
    if (outcome.standing === 'doubtful' || outcome.standing === 'unknown') {
      const { source, roundId } = key;
      logger.warn({ source, roundId, ...outcome }, 'a round stays open and in doubt');
    }
    return writeOutcome(db, key, outcome, later(pauseMs(asked)));
  }

  async function askDue(signal: AbortSignal): Promise<void> {
    const claim = { sources, idleSince: later(-idleMs), now: clock(), leaseUntil: later(leaseMs) };
    for (const due of await claimDue(db, claim, askedAtOnce)) {
      if (signal.aborted) return;
      try {
        await askOne(due);
      } catch (error) {
        logger.warn({ err: error, roundId: due.roundId }, 'a round inquiry failed');
      }
    }
  }

  const operatorHandlers: Pick<Handlers<OperatorEndpoints['games']>, 'listRoundsInDoubt'> = {
    listRoundsInDoubt: async () => ({
      open: (await listOpenRounds(db, later(-idleMs), shownOpen)).map((one) => show(one, digits)),
      settled: (await listSettled(db, shownSettled)).map((one) => show(one, digits)),
    }),
  };
  const jobs: RepeatingJob[] = [
    { name: 'ask about open rounds', everyMs: minuteMs, firstMs: soonMs, run: askDue },
  ];
  return { operatorHandlers, jobs };
}
