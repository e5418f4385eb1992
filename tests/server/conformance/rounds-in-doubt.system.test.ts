import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { oneDatabase } from '../vendor/database.ts';
import { openSite, type Player, type SiteUnderTest } from '../vendor/site-under-test.ts';
import { minor, newId } from '../vendor/wallet-call.ts';
import { vendorShapes, type VendorShape } from './vendor-shape.ts';

const shiftedClock = fileURLToPath(new URL('../faults/shifted-clock.mjs', import.meta.url));
const minuteMs = 60_000;
const patience = { timeout: 90_000, interval: 250 };
const usernames: Readonly<Record<string, string>> = { SoftSwiss: 'member01', Hub88: 'agent02' };
const bet = { amountMinor: 700n, winMinor: 2500n };

/** A round of which the site knows only the bet. */
type OpenRound = { round: string; betId: string };

type Doubt = {
  player: Player;
  cashMinor: bigint;
  /** `won` lost its win on the way, `taken` its rollback; the vendor does not know `unknown`. */
  rounds: Record<'won' | 'taken' | 'unknown', OpenRound>;
  winId: string;
};

describe.each(oneDatabase)('V3: rounds that stay open over HTTP, on %s', (database) => {
  let site: SiteUnderTest;
  const doubts = new Map<string, Doubt>();

  async function cashOf(username: string): Promise<bigint> {
    const token = await site.logIn(username);
    const { value } = await site.call('GET', '/wps/wallets/gcs', { token });
    return minor((value as { cashBalance: string }).cashBalance);
  }

  async function openRound(shape: VendorShape, player: Player): Promise<OpenRound> {
    const { amountMinor } = bet;
    const opened = { round: newId(), betId: newId() };
    const callback = { kind: 'bet', id: opened.betId, round: opened.round, amountMinor } as const;
    expect((await shape.send(site, player, callback)).refusal).toBeNull();
    return opened;
  }

  async function doubt(shape: VendorShape): Promise<Doubt> {
    const username = usernames[shape.name] ?? '';
    const player = await site.openGame(username, await site.logIn(username), shape.nodeId);
    const won = await openRound(shape, player);
    const taken = await openRound(shape, player);
    const unknown = await openRound(shape, player);
    site.companies.reportRound(won.round, 'silent');
    // Reading a game's result makes the site record its rounds.
    const query = `nodeId=${shape.nodeId}&since=${new Date(0).toISOString()}`;
    const result = `/wps/report/playResult?${query}`;
    expect((await site.call('GET', result, { token: player.token })).success).toBe(true);
    const rounds = { won, taken, unknown };
    return { player, cashMinor: await cashOf(username), rounds, winId: newId() };
  }

  /** The vendor answers again and confirms the calls that never arrived. */
  function answer({ player, rounds, winId }: Doubt): void {
    const { currency } = player;
    const betOf = ({ betId: id }: OpenRound) =>
      ({ kind: 'bet', id, amountMinor: bet.amountMinor }) as const;
    const win = { kind: 'win', id: winId, amountMinor: bet.winMinor } as const;
    const back = { kind: 'rollback', id: newId(), original: rounds.taken.betId } as const;
    const { reportRound } = site.companies;
    reportRound(rounds.won.round, { currency, moves: [betOf(rounds.won), win] });
    reportRound(rounds.taken.round, { currency, moves: [betOf(rounds.taken), back] });
  }

  async function startLater(minutes: number): Promise<void> {
    await site.process().stop();
    const CLOCK_AHEAD_MS = String(minutes * minuteMs);
    await site.start(['--import', shiftedClock], { CLOCK_AHEAD_MS });
  }

  async function standingOf({ round }: OpenRound): Promise<string | undefined> {
    const { open, settled } = await site.roundsInDoubt();
    return [...open, ...settled].find(({ roundId }) => roundId === round)?.standing;
  }

  function doubtOf({ name }: VendorShape): Doubt {
    const found = doubts.get(name);
    if (!found) throw new Error(`no player has a game of ${name} open`);
    return found;
  }

  beforeAll(async () => {
    site = await openSite({ database });
    for (const shape of vendorShapes) doubts.set(shape.name, await doubt(shape));
    await startLater(20);
  });
  afterAll(() => site.close());

  test.each(vendorShapes)('the site asks $name again when it does not answer', async (shape) => {
    const { rounds, player, cashMinor } = doubtOf(shape);
    for (const [round, standing] of [
      [rounds.won, 'unanswered'],
      [rounds.taken, 'unknown'],
      [rounds.unknown, 'unknown'],
    ] as const) {
      await expect.poll(() => standingOf(round), patience).toBe(standing);
    }
    expect(await cashOf(player.username)).toBe(cashMinor);
  });

  describe('once the vendors answer', () => {
    beforeAll(async () => {
      for (const one of doubts.values()) answer(one);
      await startLater(60);
    });

    test.each(vendorShapes)(
      '$name that answers has its rounds settled and voided',
      async (shape) => {
        const own = doubtOf(shape);
        const { rounds, player, cashMinor, winId } = own;
        for (const round of [rounds.won, rounds.taken]) {
          await expect.poll(() => standingOf(round), patience).toBe('settled');
        }
        expect(await standingOf(rounds.unknown)).toBe('unknown');
        const after = cashMinor + bet.winMinor + bet.amountMinor;
        expect(await cashOf(player.username)).toBe(after);

        // The lost call arrives at last; the site has applied it already.
        const { round } = rounds.won;
        const late = { kind: 'win', id: winId, round, amountMinor: bet.winMinor } as const;
        expect((await shape.send(site, player, late)).refusal).toBeNull();
        expect(await cashOf(player.username)).toBe(after);
      },
    );
  });

  test('the ledger is sound after all of it', async () => {
    expect(await site.ledgerFindings()).toEqual([]);
  });
});
