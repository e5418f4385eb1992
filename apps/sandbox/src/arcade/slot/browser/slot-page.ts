import './wins/announcement.css';
import './controls/controls.css';
import './pay-table.css';
import './slot.css';
import { openGame } from '#arcade/play/browser/game-frame.ts';
import type { GameFrame } from '#arcade/play/browser/game-options.ts';
import { element } from '#pages/browser/element.ts';
import type { SlotInfo } from '../slot-view.ts';
import { payTable } from './pay-table.ts';
import { loadSkin } from './skins/load-skin.ts';
import { drawScene } from './skins/scene.ts';
import type { Skin } from './skins/skin.ts';
import { createSlotMachine } from './slot-machine.ts';
import type { SlotMachine } from './slot-machine.ts';
import { slotTexts } from './slot-texts.ts';
import { drawSymbols } from './symbol-art.ts';
import type { SymbolArt } from './symbol-art.ts';

type BuiltGame = { art: SymbolArt; machine: SlotMachine };

let built: BuiltGame | null = null;

void openGame<SlotInfo>({
  start: async (frame) => {
    built = await buildGame(frame);
  },
  rules: (frame) => {
    if (built === null) return [];
    return payTable({
      info: frame.state.info,
      texts: slotTexts[frame.state.language],
      amounts: frame.amounts,
      art: built.art,
      coin: built.machine.coin(),
      rtpText: `${frame.texts.returnToPlayer}: ${frame.state.game.rtp}%.`,
    });
  },
});

async function buildGame(frame: GameFrame<SlotInfo>): Promise<BuiltGame> {
  const texts = slotTexts[frame.state.language];
  const skin = await loadSkin(frame.state.game.skin);
  const art = drawSymbols(skin, texts);
  paint(skin);
  const machine = createSlotMachine({ frame, texts, art, hero: heroFor(frame, art) });
  return { art, machine };
}

function paint(skin: Skin): void {
  const { colours } = skin;
  const root = document.documentElement.style;
  root.setProperty('--skin-light', colours.light);
  root.setProperty('--skin-ground', colours.ground);
  root.setProperty('--frame-light', colours.frame[0]);
  root.setProperty('--frame-deep', colours.frame[1]);
  root.setProperty('--reel-edge', colours.reel[0]);
  root.setProperty('--reel-middle', colours.reel[1]);
  const game = document.querySelector<HTMLElement>('#game');
  if (game !== null) game.style.backgroundImage = `url("${drawScene(skin)}")`;
}

function heroFor(frame: GameFrame<SlotInfo>, art: SymbolArt): HTMLElement {
  const { id, title } = frame.state.game;
  const picture = (address: string, className: string) =>
    element('img', { class: className, attributes: { src: address, alt: '' } });
  return element('div', {
    class: 'hero',
    attributes: { 'aria-hidden': 'true' },
    children: [
      element('div', {
        class: 'hero-pictures',
        children: [
          picture(art.A, 'hero-side'),
          picture(`/subjects/${id}.svg`, 'hero-main'),
          picture(art.B, 'hero-side'),
        ],
      }),
      element('p', { class: 'hero-title', text: title }),
    ],
  });
}
