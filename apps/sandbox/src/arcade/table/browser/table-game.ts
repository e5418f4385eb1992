import '#arcade/play/browser/stake-dock.css';
import './table.css';
import { openGame } from '#arcade/play/browser/game-frame.ts';
import type { GameFrame } from '#arcade/play/browser/game-options.ts';
import { gameTexts } from '#arcade/play/browser/game-texts.ts';
import { paintMotifGround } from '#arcade/play/browser/motif-ground.ts';
import { wait } from '#arcade/play/browser/motion.ts';
import { createResultPlate } from '#arcade/play/browser/result-plate.ts';
import type { ResultPlate } from '#arcade/play/browser/result-plate.ts';
import { winSound } from '#arcade/play/browser/sound.ts';
import { element } from '#pages/browser/element.ts';
import type { BetReply, SoloReply, TableInfo, TableView } from '../table-view.ts';
import { createBetBoard } from './bet-board.ts';
import type { BetBoard } from './bet-board.ts';
import { createBetDock } from './bet-dock.ts';
import type { BetDock } from './bet-dock.ts';
import { createCountdown } from './countdown.ts';
import { tableTexts } from './table-texts.ts';
import type { TableTexts } from './table-texts.ts';

export type TableFrame<Terms, Result> = GameFrame<TableInfo<Terms, Result>>;

export type TableLook<Terms, Result> = {
  /** Children of the stage below the status line. */
  content: readonly HTMLElement[];
  /** Shows the result; the promise resolves when it can be read. */
  reveal: (result: Result) => Promise<void>;
  /** Clears the table for the next round. */
  open: (terms: Terms) => void;
  showRecent: (results: readonly Result[]) => void;
  winners: (result: Result) => readonly string[];
};

export type TableGameOptions<Terms, Result> = {
  look: (frame: TableFrame<Terms, Result>, board: BetBoard) => TableLook<Terms, Result>;
  rules: (frame: TableFrame<Terms, Result>) => readonly Node[];
  /** Text of the button at a table of one player. */
  soloLabel?: (frame: TableFrame<Terms, Result>) => string;
};

type Table<Terms, Result> = {
  frame: TableFrame<Terms, Result>;
  texts: TableTexts;
  board: BetBoard;
  dock: BetDock;
  plate: ResultPlate;
  look: TableLook<Terms, Result>;
};

/** Shows the state of the table on the page. */
type Follow<Terms, Result> = (view: TableView<Terms, Result>) => void;

const watchMs = 1000;

/** Starts a game of spots, shared or for one player, with the given content. */
export function openTableGame<Terms, Result>(options: TableGameOptions<Terms, Result>): void {
  void openGame<TableInfo<Terms, Result>>({
    start: (frame) => {
      const { game, info, language } = frame.state;
      paintMotifGround(game.motif, game.hue);
      const texts = tableTexts[language];
      const board = createBetBoard(frame);
      const look = options.look(frame, board);
      const plate = createResultPlate(frame);
      const solo = info.view === null;
      const dock = createBetDock(frame, board, texts, {
        ...(solo && options.soloLabel ? { confirmLabel: options.soloLabel(frame) } : {}),
        confirm: () => void (solo ? playAlone(table) : placeBets(table, follow)),
      });
      const table = { frame, texts, board, dock, plate, look };
      let follow: Follow<Terms, Result> = () => {};
      frame.dock.append(dock.element);
      look.open(info.terms);
      if (info.view === null) {
        frame.stage.append(scrolling(plate.element, ...look.content));
        plate.say(texts.placeBets);
      } else follow = runShared(table, info.view);
    },
    rules: options.rules,
  });
}

function scrolling(...children: readonly HTMLElement[]): HTMLElement {
  return element('div', { class: 'table-stage', children });
}

async function placeBets<Terms, Result>(
  table: Table<Terms, Result>,
  follow: Follow<Terms, Result>,
): Promise<void> {
  const { frame, board, dock } = table;
  const bets = board.bets.pending();
  dock.busy(true);
  const reply = await frame.act<BetReply<Terms, Result>>('bet', { bets });
  dock.busy(false);
  if (reply === null) return;
  board.bets.confirm();
  follow(reply.view);
  frame.purse.setBalance(reply.balance);
  frame.host.post('balance');
}

async function playAlone<Terms, Result>(table: Table<Terms, Result>): Promise<void> {
  const { frame, board, dock, look, plate } = table;
  const { amounts, purse } = frame;
  dock.busy(true);
  board.markWinners([]);
  look.open(frame.state.info.terms);
  const reply = await frame.act<SoloReply<Result>>('play', { bets: board.bets.pending() });
  if (reply !== null) {
    purse.setBalance(
      amounts.fromMinor(amounts.toMinor(reply.balance) - amounts.toMinor(reply.win)),
    );
    plate.say(table.texts.noMoreBets);
    await look.reveal(reply.result);
    board.markWinners(look.winners(reply.result));
    showPaid(table, reply.win);
    purse.countBalance(reply.balance, 500);
    frame.host.post('balance');
    board.bets.confirm();
    board.bets.repeat();
  }
  dock.busy(false);
}

function showPaid<Terms, Result>({ frame, plate }: Table<Terms, Result>, win: string): void {
  const words = gameTexts[frame.state.language];
  frame.purse.win.show(win);
  if (frame.amounts.toMinor(win) === 0n) {
    plate.say(words.noWin);
    return;
  }
  frame.sound.play(winSound);
  plate.win(words.won, win);
}

function runShared<Terms, Result>(
  table: Table<Terms, Result>,
  first: TableView<Terms, Result>,
): Follow<Terms, Result> {
  const { frame, texts, board, dock, plate, look } = table;
  const countdown = createCountdown(texts);
  let shownRound = 0;
  let revealedRound = 0;
  let paidRound = first.last?.round ?? 0;

  const follow: Follow<Terms, Result> = (view) => {
    countdown.follow(view);
    if (view.phase === 'betting' && view.round !== shownRound) {
      shownRound = view.round;
      board.markWinners([]);
      board.open(true);
      look.open(view.terms);
    }
    if (view.phase === 'reveal' && view.round !== revealedRound && view.result !== null) {
      revealedRound = view.round;
      const { result } = view;
      board.open(false);
      plate.say(texts.noMoreBets);
      void look.reveal(result).then(() => board.markWinners(look.winners(result)));
    }
    board.bets.place(view.bets);
    const inPlay = view.bets.reduce((sum, bet) => sum + frame.amounts.toMinor(bet.stake), 0n);
    const inPlayText = texts.betPlaced(frame.amounts.format(frame.amounts.fromMinor(inPlay)));
    dock.say(view.phase === 'reveal' ? texts.noMoreBets : inPlay > 0n ? inPlayText : null);
    if (view.last !== null && view.last.round !== paidRound) {
      paidRound = view.last.round;
      showPaid(table, view.last.win);
      if (view.last.balance !== null) frame.purse.countBalance(view.last.balance, 500);
      frame.host.post('balance');
    } else if (view.phase === 'betting' && view.last?.round !== view.round - 1) {
      plate.say(texts.placeBets);
    }
    look.showRecent(view.recent);
  };

  frame.stage.append(scrolling(countdown.element, plate.element, ...look.content));
  follow(first);
  void watch(frame, follow);
  return follow;
}

/** Polls the state of the table every second and right after a phase ends. */
async function watch<Terms, Result>(
  frame: TableFrame<Terms, Result>,
  follow: Follow<Terms, Result>,
): Promise<void> {
  let pauseMs = watchMs;
  for (;;) {
    await wait(pauseMs);
    if (document.hidden) continue;
    const answer = await frame.api.act<TableView<Terms, Result>>('watch', {});
    if (answer.outcome !== 'played') continue;
    const view = answer.round;
    follow(view);
    const phaseEndsIn = (view.phase === 'betting' ? view.closesAt : view.endsAt) - view.now;
    pauseMs = Math.min(watchMs, Math.max(150, phaseEndsIn + 60));
  }
}
