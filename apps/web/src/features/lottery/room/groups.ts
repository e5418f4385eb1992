import { fraction, type Fraction } from '@pavilion/domain/lottery/fraction';
import type { Family, Play } from '@pavilion/domain/lottery/play';
import type { MenuOfMode, RoomGroup, RoomPlay } from './room.ts';

/** The fraction of a text such as `1000/3` or `10`. */
export function fractionOf(text: string): Fraction {
  const [over = '0', under = '1'] = text.split('/');
  return fraction(BigInt(over), BigInt(under));
}

type MenuPlay = MenuOfMode['playMenuGroups'][number]['playSubGroups'][number]['playMenus'][number];

function roomPlay(menu: MenuPlay, play: Play<unknown>): RoomPlay {
  const odds = menu.playMenuInfos.map((info) => fractionOf(info.odds));
  return { play, name: menu.playName, isOpen: menu.playSwitch, odds };
}

/** The menu of a mode with the rules of its plays; plays that this page does not know are left out. */
export function roomGroups(menu: MenuOfMode, family: Family<unknown>): RoomGroup[] {
  const known = new Map(family.plays.map((play) => [play.playId, play]));
  return menu.playMenuGroups.map(({ playCode, playName, playSubGroups }) => ({
    code: playCode,
    name: playName,
    parts: playSubGroups.map((part) => ({
      code: part.playCode,
      plays: part.playMenus.flatMap((one) => {
        const play = known.get(one.playId);
        return play ? [roomPlay(one, play)] : [];
      }),
    })),
  }));
}
