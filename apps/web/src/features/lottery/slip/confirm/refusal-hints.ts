import type { CallError } from '@pavilion/contract/client';

/** A number whose odds are no longer those that the player saw. */
export type ChangedOdds = Readonly<{ playId: number; number: string; odds: readonly string[] }>;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null ? (value as Fields) : {};

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function changedOf(value: unknown): ChangedOdds[] {
  const { playId, number, odds } = fieldsOf(value);
  if (typeof playId !== 'number' || typeof number !== 'string' || !Array.isArray(odds)) return [];
  return [{ playId, number, odds: odds.filter((one) => typeof one === 'string') }];
}

/** The odds that `lottery.odds.changed` asks to confirm; null for other refusals. */
export function newOddsOf({ code, value }: CallError) {
  if (code !== 'lottery.odds.changed') return null;
  const { oddsVersion, odds } = fieldsOf(value);
  if (typeof oddsVersion !== 'string') return null;
  // A number has the same odds in each draw of a chase.
  const numbers = new Map(
    (Array.isArray(odds) ? odds : [])
      .flatMap(changedOf)
      .map((one) => [`${one.playId} ${one.number}`, one]),
  );
  return { oddsVersion, numbers: [...numbers.values()] };
}

export type NewOdds = NonNullable<ReturnType<typeof newOddsOf>>;

/** The draw that takes bets after one that is closed; `undefined` for other refusals. */
export function nextNumeroOf({ code, value }: CallError): string | null | undefined {
  return code === 'lottery.numero.closed' ? textOf(fieldsOf(value)['numero']) : undefined;
}

/** What a refusal says beside its sentence. */
export type Hints = Readonly<{
  line: number | null;
  /** A row of a chase, from 1. */
  draw: number | null;
  /** A whole number, or an amount as the wire writes it. */
  limit: number | string | null;
  numero: string | null;
  number: string | null;
  /** What a draw can still pay, as the wire writes it. */
  left: string | null;
}>;

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

export function hintsOf({ value }: CallError): Hints {
  const { line, draw, limit, numero, number, left } = fieldsOf(value);
  return {
    line: numberOf(line),
    draw: numberOf(draw),
    limit: numberOf(limit) ?? textOf(limit),
    numero: textOf(numero),
    number: textOf(number),
    left: textOf(left),
  };
}
