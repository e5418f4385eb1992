import type { GameFrame } from '#arcade/play/browser/game-options.ts';
import { openSheet, sheetButton } from '#arcade/play/browser/sheets/sheet.ts';
import { element } from '#pages/browser/element.ts';
import type { BookBetReply, BookInfo, BookView } from '../book-view.ts';
import { bookTexts } from './book-texts.ts';
import type { OddsChoice } from './fixture-list.ts';

/** Asks for the stake of one selection and places the bet. */
export function openSlip(
  frame: GameFrame<BookInfo>,
  choice: OddsChoice,
  follow: (view: BookView) => void,
): void {
  const { amounts, state } = frame;
  const texts = bookTexts[state.language];
  const returns = element('strong');
  const placeButton = sheetButton('', () => void bet());
  const stakes = createStakeChoice(frame, (stake) => {
    returns.textContent = amounts.format(returnsOf(frame, stake, choice.odds));
    placeButton.textContent = texts.placeBet(amounts.format(stake));
  });
  const bet = async (): Promise<void> => {
    placeButton.disabled = true;
    const reply = await frame.act<BookBetReply>('bet', {
      fixture: choice.fixture.id,
      selection: choice.selection,
      stake: stakes.chosen(),
    });
    sheet.close();
    if (reply === null) return;
    frame.purse.setBalance(reply.balance);
    frame.host.post('balance');
    follow(reply.view);
  };
  const sheet = openSheet({
    title: texts.slipTitle,
    closeLabel: frame.texts.close,
    content: [
      ...choiceLines(choice),
      stakes.element,
      element('p', {
        class: 'slip-returns',
        children: [element('span', { text: texts.returns }), returns],
      }),
    ],
    actions: [placeButton],
  });
}

function choiceLines({ fixture, market, label, odds }: OddsChoice): HTMLElement[] {
  const line = market.line === null ? '' : ` ${market.line}.5`;
  return [
    element('p', { class: 'slip-match', text: `${fixture.home} – ${fixture.away}` }),
    element('p', {
      class: 'slip-choice',
      children: [element('span', { text: `${label}${line}` }), element('strong', { text: odds })],
    }),
  ];
}

function returnsOf({ amounts }: GameFrame<BookInfo>, stake: string, odds: string): string {
  const hundredths = BigInt(odds.replace('.', ''));
  return amounts.fromMinor((amounts.toMinor(stake) * hundredths) / 100n);
}

type StakeChoice = { element: HTMLElement; chosen: () => string };

function createStakeChoice(
  frame: GameFrame<BookInfo>,
  changed: (stake: string) => void,
): StakeChoice {
  const { stakes } = frame.state.info;
  let chosen = stakes[0] ?? '10.00';
  const choose = (stake: string): void => {
    chosen = stake;
    for (const [index, button] of buttons.entries()) {
      button.setAttribute('aria-checked', String(stakes[index] === stake));
    }
    changed(stake);
  };
  const buttons = stakes.map((stake) =>
    element('button', {
      class: 'slip-stake',
      text: frame.amounts.format(stake).replace(/\.00$/, ''),
      attributes: { type: 'button', role: 'radio' },
      on: { click: () => choose(stake) },
    }),
  );
  choose(chosen);
  return {
    element: element('div', {
      class: 'slip-stakes',
      attributes: { role: 'radiogroup', 'aria-label': frame.texts.stake },
      children: buttons,
    }),
    chosen: () => chosen,
  };
}
