import { defaultSlipSize, type SlipSize } from '../order/order-limits.ts';
import type { PickedPlay, Play, Selection } from '../play.ts';
import { bettingModes, type ModeId } from '../price/line-money.ts';
import { selectionFault, type SelectionFault } from '../selection.ts';
import { filledRow, formatBalls, parseBalls } from './balls-text.ts';

/** A line of an order for rows of numbers; whether series and multiple are in range is not said. */
export type SlipLine = Readonly<{
  play: Play<never>;
  selection: Selection;
  modeId: ModeId;
  series: number;
  multiple: number;
}>;

/** Why a text is no slip; the faults of selections among them. */
export type SlipReason =
  | SelectionFault
  | 'size'
  | 'lines'
  | 'fields'
  | 'number'
  | 'play'
  | 'type'
  | 'mode'
  | 'digit'
  | 'balls';

/** What `lottery.slip.invalid` answers; lines count from 1. */
export type SlipFault = Readonly<{ line: number; reason: SlipReason }>;

type ParsedSlip =
  | Readonly<{ lines: readonly SlipLine[]; fault: null }>
  | Readonly<{ lines: null; fault: SlipFault }>;

/** Which play has the number; null where no play of the lottery has it. */
type PlayOf = (playId: number) => Play<never> | null;

const typeOf = { picked: 1, typed: 2 } as const;

const wholeNumber = /^(?:0|[1-9]\d{0,8})$/;

/** Which row the digit names; null where the play takes none, `undefined` where it is wrong. */
function rowOfDigit(play: Play<never>, digit: number | undefined): number | null | undefined {
  const { digits }: Partial<PickedPlay<never>> = play.approach === 'picked' ? play : {};
  if (!digits) return digit === undefined ? null : undefined;
  const row = digit === undefined ? -1 : digits.indexOf(digit);
  return row === -1 ? undefined : row;
}

function isModeId(modeId: number): modeId is ModeId {
  return bettingModes.some((mode) => mode.modeId === modeId);
}

function parseLine(text: string, playOf: PlayOf): SlipLine | SlipReason {
  const [balls = '', ...fields] = text.split('~', 8);
  if (fields.length !== 5 && fields.length !== 6) return 'fields';
  if (!fields.every((field) => wholeNumber.test(field))) return 'number';
  const [type, playId = 0, modeId = 0, series = 0, multiple = 0, digit] = fields.map(Number);
  const play = playOf(playId);
  if (!play) return 'play';
  if (type !== typeOf[play.approach]) return 'type';
  if (!isModeId(modeId)) return 'mode';
  const row = rowOfDigit(play, digit);
  if (row === undefined) return 'digit';
  const selection = parseBalls(play, balls, row);
  if (!selection) return 'balls';
  return selectionFault(play, selection) ?? { play, selection, modeId, series, multiple };
}

/** The lines of a slip, or the first fault in it; never throws, and reads each character once. */
export function parseSlip(
  text: string,
  playOf: PlayOf,
  { mostLines, mostBytes }: SlipSize = defaultSlipSize,
): ParsedSlip {
  const refused = (line: number, reason: SlipReason) =>
    ({ lines: null, fault: { line, reason } }) as const;
  const texts = text.slice(0, mostBytes + 1).split(';');
  if (text.length > mostBytes) return refused(texts.length, 'size');
  if (texts.length > mostLines) return refused(mostLines + 1, 'lines');
  const lines: SlipLine[] = [];
  for (const lineText of texts) {
    const line = parseLine(lineText, playOf);
    if (typeof line === 'string') return refused(lines.length + 1, line);
    lines.push(line);
  }
  return { lines, fault: null };
}

function formatLine({ play, selection, modeId, series, multiple }: SlipLine): string {
  const fields = [typeOf[play.approach], play.playId, modeId, series, multiple];
  const digit = play.approach === 'picked' ? play.digits?.[filledRow(selection)] : undefined;
  const all = digit === undefined ? fields : [...fields, digit];
  return [formatBalls(play, selection), ...all].join('~');
}

/** The text of a slip: what `parseSlip` reads. */
export function formatSlip(lines: readonly SlipLine[]): string {
  return lines.map(formatLine).join(';');
}
