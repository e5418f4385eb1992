import { betParts, winParts, type Parts } from '@pavilion/domain/bonus/bonus-split';
import { smaller } from '@pavilion/domain/wallet/money';

type BonusState = 'waiting' | 'active' | 'completed' | 'forfeited' | 'lost';

export type ModelBonus = { amount: bigint; required: bigint; state: BonusState };

type Bet = {
  externalId: string;
  round: string;
  given: bigint;
  parts: Parts;
  bonus: ModelBonus | null;
  counts: boolean;
  reversed: boolean;
};

type Hold = { externalId: string; amount: bigint; state: 'held' | 'returned' | 'paid' };

type Win = {
  round: string;
  given: bigint;
  externalId: string;
  parts: Parts;
  bonus: ModelBonus | null;
  reversed: boolean;
};

/** The most that becomes cash, as a multiple of a bonus. */
const conversionTimes = 10n;

const total = ({ cash, bonus }: Parts): bigint => cash + bonus;
const isUnearned = (bonus: ModelBonus | null): boolean =>
  bonus?.state === 'forfeited' || bonus?.state === 'lost';

/** A model of one account in memory, short enough to verify by reading. */
export class WalletModel {
  held: Parts = { cash: 0n, bonus: 0n };
  readonly bonuses: ModelBonus[] = [];
  readonly bets: Bet[] = [];
  readonly wins: Win[] = [];
  readonly holds: Hold[] = [];
  /** Transfers to providers that keep their own wallets: held, arrived or returned. */
  readonly transfers: Hold[] = [];
  /** What came back from providers. */
  broughtIn = 0n;
  readonly finished = new Set<string>();
  /** What must be played through, and by how much each ended round has lowered it. */
  owed = 0n;
  readonly #played = new Map<string, { counted: bigint; lowered: bigint }>();
  /** Everything that came in, less everything that went out. */
  moved = 0n;

  get active(): ModelBonus | null {
    return this.bonuses.find(({ state }) => state === 'active') ?? null;
  }

  private move(cash: bigint, bonus: bigint): void {
    this.held = { cash: this.held.cash + cash, bonus: this.held.bonus + bonus };
    this.moved += cash + bonus;
  }

  /** Adds a deposit that must be played through once. */
  deposit(amount: bigint): void {
    this.pay(amount);
    this.owed += amount;
  }

  /** Returns what a round counts now: its standing stakes; nothing where it won exactly those. */
  private counts(round: string): bigint {
    const all = (list: readonly { round: string; reversed: boolean; given: bigint }[]) =>
      list
        .filter((one) => one.round === round && !one.reversed)
        .reduce((sum, { given }) => sum + given, 0n);
    const stakes = all(this.bets);
    return stakes === all(this.wins) ? 0n : stakes;
  }

  /** Counts a round that ended, or changed after its end; `back` when a call was rolled back. */
  count(round: string, back = false): void {
    if (!this.finished.has(round)) return;
    const before = this.#played.get(round) ?? { counted: 0n, lowered: 0n };
    const counted = this.counts(round);
    let { lowered } = before;
    if (counted >= before.counted) lowered += smaller(counted - before.counted, this.owed);
    else if (this.owed > 0n || back) lowered = smaller(lowered, counted);
    this.owed += before.lowered - lowered;
    this.#played.set(round, { counted, lowered });
  }

  finish(round: string): void {
    this.finished.add(round);
    this.count(round);
  }

  pay(amount: bigint): void {
    this.move(amount, 0n);
  }

  takeCash(amount: bigint): boolean {
    if (amount > this.held.cash) return false;
    this.move(-amount, 0n);
    return true;
  }

  /** What providers hold, or what is on its way to them. */
  get atProviders(): bigint {
    const out = this.transfers.filter(({ state }) => state !== 'returned');
    return out.reduce((all, { amount }) => all + amount, 0n) - this.broughtIn;
  }

  /** What providers could send back: only what has arrived there. */
  get bringable(): bigint {
    const there = this.transfers.filter(({ state }) => state === 'paid');
    return there.reduce((all, { amount }) => all + amount, 0n) - this.broughtIn;
  }

  bringIn(amount: bigint): void {
    this.broughtIn += amount;
    this.move(amount, 0n);
  }

  bet(externalId: string, round: string, stake: bigint, mayUseBonus: boolean): boolean {
    const bonus = this.active;
    const usable = bonus !== null && mayUseBonus ? this.held.bonus : 0n;
    const parts = betParts({ cash: this.held.cash, bonus: usable }, stake, 'cash');
    if (!parts) return false;
    this.move(-parts.cash, -parts.bonus);
    const counts = bonus !== null && mayUseBonus;
    this.bets.push({ externalId, round, given: stake, parts, bonus, counts, reversed: false });
    this.count(round);
    return true;
  }

  win(externalId: string, round: string, amount: bigint): void {
    const active = this.active;
    const stakes = this.bets.filter((bet) => bet.round === round && !bet.reversed);
    const sum = (bets: readonly Bet[], part: (bet: Bet) => bigint) =>
      bets.reduce((all, bet) => all + part(bet), 0n);
    const ofActive = sum(stakes, ({ bonus, parts }) => (bonus === active ? parts.bonus : 0n));
    const ofEnded = sum(stakes, ({ bonus, parts }) => (isUnearned(bonus) ? parts.bonus : 0n));
    const all = sum(stakes, ({ parts }) => total(parts));
    const split = winParts({ cash: all - ofActive - ofEnded, bonus: ofActive + ofEnded }, amount);
    const withheld = ofEnded === 0n ? 0n : (split.bonus * ofEnded) / (ofActive + ofEnded);
    const parts = { cash: split.cash, bonus: split.bonus - withheld };
    this.move(parts.cash, parts.bonus);
    this.wins.push({ externalId, round, given: amount, parts, bonus: active, reversed: false });
    this.count(round);
  }

  takeBackBet(bet: Bet): void {
    if (bet.reversed) return;
    bet.reversed = true;
    const { parts, bonus } = bet;
    if (bonus !== null && bonus === this.active) this.move(parts.cash, parts.bonus);
    else this.move(isUnearned(bonus) ? parts.cash : total(parts), 0n);
    this.count(bet.round, true);
  }

  takeBackWin(win: Win): void {
    if (win.reversed) return;
    win.reversed = true;
    const { parts, bonus } = win;
    const wanted = isUnearned(bonus) ? parts.cash : total(parts);
    const fromOwnBonus = bonus !== null && bonus === this.active ? parts.bonus : 0n;
    const first = smaller(fromOwnBonus, this.held.bonus);
    const cash = smaller(wanted - first, this.held.cash);
    const rest = smaller(wanted - first - cash, this.held.bonus - first);
    this.move(-cash, -(first + rest));
    this.count(win.round, true);
  }

  grant(amount: bigint, times: bigint): void {
    this.bonuses.push({ amount, required: amount * times, state: 'waiting' });
    this.startNext();
  }

  private startNext(): void {
    if (this.active) return;
    const next = this.bonuses.find(({ state }) => state === 'waiting');
    if (!next) return;
    next.state = 'active';
    this.move(0n, next.amount);
  }

  private end(bonus: ModelBonus, state: 'completed' | 'forfeited' | 'lost', kept: bigint): void {
    bonus.state = state;
    this.move(kept, -this.held.bonus);
    this.startNext();
  }

  forfeit(): void {
    if (this.active) this.end(this.active, 'forfeited', 0n);
  }

  wagered(bonus: ModelBonus): bigint {
    return this.bets
      .filter((bet) => bet.bonus === bonus && bet.counts && !bet.reversed)
      .filter((bet) => this.finished.has(bet.round))
      .reduce((all, { parts }) => all + total(parts), 0n);
  }

  settle(): void {
    const bonus = this.active;
    if (!bonus) return;
    const isOut = this.bets.some(
      (bet) =>
        bet.bonus === bonus &&
        bet.parts.bonus > 0n &&
        !bet.reversed &&
        !this.finished.has(bet.round),
    );
    if (this.wagered(bonus) >= bonus.required) {
      this.end(bonus, 'completed', smaller(this.held.bonus, bonus.amount * conversionTimes));
    } else if (this.held.bonus === 0n && !isOut) this.end(bonus, 'lost', 0n);
  }

  /** Lists the invariants that the model itself breaks. */
  findings(): string[] {
    const found: string[] = [];
    if (this.held.cash < 0n || this.held.bonus < 0n) found.push('a part is below zero');
    if (total(this.held) !== this.moved) found.push('the parts are not what was moved');
    if (this.held.bonus > 0n && !this.active) found.push('bonus money without a bonus');
    if (this.bonuses.filter(({ state }) => state === 'active').length > 1) {
      found.push('two bonuses are active');
    }
    if (this.bringable < 0n) found.push('more came back from providers than they had');
    for (const bonus of this.bonuses) {
      if (bonus.state === 'completed' && bonus.required === 0n) found.push('earned for nothing');
    }
    return found;
  }
}
