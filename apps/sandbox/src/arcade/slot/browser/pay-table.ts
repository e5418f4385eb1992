import type { AmountFormat } from '#arcade/play/browser/amount.ts';
import { element } from '#pages/browser/element.ts';
import type { SlotInfo } from '../slot-view.ts';
import { paySymbols } from '../symbols.ts';
import type { SlotTexts } from './slot-texts.ts';
import type { SymbolArt } from './symbol-art.ts';

export type PayTableOptions = {
  info: SlotInfo;
  texts: SlotTexts;
  amounts: AmountFormat;
  art: SymbolArt;
  /** Stake of one line, a decimal string. */
  coin: string;
  rtpText: string;
};

/** The pay table at the present bet, and the rules in short. */
export function payTable(options: PayTableOptions): HTMLElement[] {
  const { texts, info } = options;
  const jackpotNote = info.jackpots.length > 0 ? [note(texts.jackpotNote)] : [];
  return [
    heading(texts.paysHead),
    element('ul', { class: 'pays', children: paySymbols.map((symbol) => payRow(symbol, options)) }),
    note(texts.paysNote),
    special('W', texts.wildNote, options),
    special('S', texts.bonusNote(info.freeSpinMultiplier), options),
    scatterTable(options),
    ...jackpotNote,
    heading(texts.linesHead),
    element('ul', { class: 'line-list', children: info.lines.map(lineDrawing) }),
    note(`${options.rtpText} ${texts.chanceNote}`),
  ];
}

function coinsToText(coins: number, { amounts, coin }: PayTableOptions): string {
  return amounts.format(amounts.fromMinor(amounts.toMinor(coin) * BigInt(coins)));
}

function payRow(symbol: (typeof paySymbols)[number], options: PayTableOptions): HTMLElement {
  const rows = options.info.pays[symbol].map((coins, index) =>
    element('div', {
      children: [
        element('dt', { text: `${index + 3}` }),
        element('dd', { text: coinsToText(coins, options) }),
      ],
    }),
  );
  return element('li', {
    children: [
      element('img', { attributes: { src: options.art[symbol], alt: symbolName(symbol) } }),
      element('dl', { children: rows.toReversed() }),
    ],
  });
}

function symbolName(symbol: string): string {
  const letters: Readonly<Record<string, string>> = { E: 'A', F: 'K', G: 'Q', H: 'J', I: '10' };
  return letters[symbol] ?? '';
}

function special(symbol: 'W' | 'S', text: string, { art }: PayTableOptions): HTMLElement {
  return element('div', {
    class: 'pay-special',
    children: [
      element('img', { attributes: { src: art[symbol], alt: '' } }),
      element('p', { text }),
    ],
  });
}

function scatterTable(options: PayTableOptions): HTMLElement {
  const { info, texts } = options;
  return element('dl', {
    class: 'scatter-pays',
    children: info.scatterPays.map((stakes, index) =>
      element('div', {
        children: [
          element('dt', { text: `${index + 3} ${texts.bonus.toLowerCase()}` }),
          element('dd', {
            text:
              `${coinsToText(stakes * info.lines.length, options)} + ` +
              `${info.freeSpins[index] ?? 0} ${texts.freeSpins.toLowerCase()}`,
          }),
        ],
      }),
    ),
  });
}

function lineDrawing(rows: readonly number[], index: number): HTMLElement {
  const cells = [0, 1, 2].flatMap((row) =>
    rows.map((lineRow) => element('i', { class: lineRow === row ? 'on' : '' })),
  );
  return element('li', {
    children: [
      element('span', { text: String(index + 1) }),
      element('span', { class: 'line-cells', children: cells }),
    ],
  });
}

function heading(text: string): HTMLElement {
  return element('h3', { class: 'rules-head', text });
}

function note(text: string): HTMLElement {
  return element('p', { class: 'rules-note', text });
}
