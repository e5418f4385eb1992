import { element } from '#pages/browser/element.ts';
import type { RefusedAction } from '../../play-state.ts';
import type { HostWindow } from '../host-window.ts';
import type { FrameTexts } from '../texts.ts';
import { openSheet, sheetButton } from './sheet.ts';
import type { Sheet } from './sheet.ts';

type Refusal = RefusedAction['refusal'];

const leadsToLobby: ReadonlySet<Refusal> = new Set<Refusal>([
  'game_forbidden',
  'unknown_player',
  'player_disabled',
  'currency',
  'seat_gone',
]);

/**
 * Says why the round was not played and offers a remedy. Where the provider keeps the money, the
 * player transfers more from the main wallet in place of a deposit; the site opens either.
 */
export function openRefusal(
  refusal: Refusal,
  given: FrameTexts,
  host: HostWindow,
  bringsMoney: boolean,
): Sheet {
  const texts = bringsMoney ? bringingTexts(given) : given;
  const sheet = openSheet({
    title: texts.refusalTitle,
    closeLabel: texts.close,
    content: [element('p', { class: 'sheet-note', text: texts.refusals[refusal] })],
    actions: actionsFor(refusal, texts, host, () => sheet.close()),
  });
  return sheet;
}

function bringingTexts(texts: FrameTexts): FrameTexts {
  const refusals = { ...texts.refusals, no_funds: texts.bringFirst };
  return { ...texts, deposit: texts.bring, refusals };
}

function actionsFor(
  refusal: Refusal,
  texts: FrameTexts,
  host: HostWindow,
  close: () => void,
): HTMLElement[] {
  if (refusal === 'no_funds') {
    return [
      sheetButton(texts.deposit, () => host.post('deposit')),
      sheetButton(texts.gotIt, close, false),
    ];
  }
  if (leadsToLobby.has(refusal)) return [sheetButton(texts.exit, () => host.post('exit'))];
  return [sheetButton(texts.gotIt, close)];
}

export function openConnectionLost(texts: FrameTexts, showHistory: () => void): Sheet {
  const sheet = openSheet({
    title: texts.connectionTitle,
    closeLabel: texts.close,
    content: [element('p', { class: 'sheet-note', text: texts.connectionLost })],
    actions: [
      sheetButton(texts.history, () => {
        sheet.close();
        showHistory();
      }),
    ],
  });
  return sheet;
}
