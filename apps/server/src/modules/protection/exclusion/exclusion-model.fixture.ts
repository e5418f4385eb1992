import fc from 'fast-check';
import { dayMs } from '#kit/time/milliseconds.ts';
import { timeZone } from '#testing/test-base.ts';
import {
  isStricter,
  type BreakKind,
  type ExclusionKind,
} from '@pavilion/domain/protection/exclusion';
import { exclusionEnd } from './exclusion-end.ts';

const offered = { timeOut: ['24 h', '3 d', '7 d'], selfExclusion: ['6 m', '1 y', 'forGood'] };

export type Act = {
  what: 'exclude' | 'operator' | 'ask' | 'drop' | 'confirm' | 'close' | 'keep' | 'pass';
  kind: BreakKind;
  length: string;
  hours: number;
};

const whats = ['exclude', 'operator', 'ask', 'drop', 'confirm', 'close', 'keep'] as const;

/** Mostly lengths that are offered; `1 h` and `1 m` only an operator can choose. */
export const anyAct: fc.Arbitrary<Act> = fc.record({
  what: fc.constantFrom(...whats, 'pass', 'pass'),
  kind: fc.constantFrom('timeOut', 'selfExclusion'),
  length: fc.constantFrom('24 h', '3 d', '6 m', 'forGood', '1 h', '1 m'),
  hours: fc.constantFrom(1, 23, 24, 25, 24 * 31, 24 * 190),
});

/** What the exclusion of a member is by the rules, told act by act. */
export class ExclusionModel {
  inForce: { kind: ExclusionKind; until: Date | null; returnFrom: Date | null } | null = null;

  #want(now: Date, { kind, length }: Act): void {
    const wanted = { kind, until: exclusionEnd(length, now, timeZone) };
    if (this.inForce !== null && !isStricter(this.inForce, wanted)) return;
    this.inForce = { ...wanted, returnFrom: null };
  }

  exclude(now: Date, wanted: Act): void {
    if (offered[wanted.kind].includes(wanted.length)) this.#want(now, wanted);
  }

  operator(now: Date, wanted: Act): void {
    if (wanted.kind === 'selfExclusion' || wanted.length !== 'forGood') this.#want(now, wanted);
  }

  #isOver(kind: BreakKind, now: Date): boolean {
    const until = this.inForce?.until ?? null;
    return this.inForce?.kind === kind && until !== null && until <= now;
  }

  pass(now: Date): void {
    if (this.#isOver('timeOut', now)) this.inForce = null;
  }

  ask(now: Date): void {
    if (this.inForce === null || !this.#isOver('selfExclusion', now)) return;
    this.inForce.returnFrom ??= new Date(now.getTime() + dayMs);
  }

  drop(): void {
    if (this.inForce !== null) this.inForce.returnFrom = null;
  }

  confirm(now: Date): void {
    const { returnFrom = null } = this.inForce ?? {};
    const mayReturn = returnFrom !== null && returnFrom <= now;
    if (this.#isOver('selfExclusion', now) && mayReturn) this.inForce = null;
  }

  /** The account has money, so that its closing never comes to its end. */
  close(): void {
    this.inForce ??= { kind: 'closing', until: null, returnFrom: null };
  }

  keep(): void {
    if (this.inForce?.kind === 'closing') this.inForce = null;
  }
}
