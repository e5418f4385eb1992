export type Gate = { atLeast: number } | { atMost: number };

export type Figure = { name: string; value: number; unit: string; gate?: Gate };

export function isMet({ value, gate }: Figure): boolean {
  if (gate === undefined) return true;
  return 'atLeast' in gate ? value >= gate.atLeast : value <= gate.atMost;
}

function formatted(value: number): string {
  if (!Number.isFinite(value)) return 'none';
  if (value >= 100) return Math.round(value).toLocaleString('en-US');
  return value.toFixed(value < 10 ? 2 : 1);
}

/** A line of the printed table: name, value, limit, and whether the limit is met. */
export function lineOf(figure: Figure): string {
  const { name, value, unit, gate } = figure;
  const shown = `${formatted(value).padStart(8)} ${unit.padEnd(6)}`;
  if (gate === undefined) return `${name.padEnd(58)} ${shown}`;
  const wanted = 'atLeast' in gate ? `≥ ${formatted(gate.atLeast)}` : `≤ ${formatted(gate.atMost)}`;
  return `${name.padEnd(58)} ${shown} ${wanted.padEnd(9)} ${isMet(figure) ? 'ok' : 'MISSED'}`;
}
