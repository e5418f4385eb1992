import { useFormat } from '@pavilion/client/language/format.ts';
import type { PickedPlay, RowShape } from '@pavilion/domain/lottery/play';
import type { Room, RoomPlay } from '../room/room.ts';
import { OptionFace, useOptionName } from './OptionFace.tsx';
import { numbersOfBall, oddsOfBall } from './options.ts';
import { PlayHead } from './PlayHead.tsx';
import { takeChip, tileKey, type Puts } from './puts.ts';
import { Tile } from './Tile.tsx';
import styles from './Tiles.module.css';

export type PlayProps = {
  room: Room;
  /** The name of the room in the store of what was put on. */
  of: string;
  puts: Puts;
  yearAnimal: number;
};

type TilesProps = PlayProps & {
  one: RoomPlay;
  play: PickedPlay<unknown>;
  row: RowShape;
  onPut: (tile: string) => void;
};

const nothing: readonly bigint[] = [];

/** "1.94" in the language. */
export function useOddsFormat(): (odds: string) => string {
  const format = useFormat();
  return (odds) => format.decimal(odds, odds.split('.')[1]?.length ?? 0);
}

/** A play in which each option is a bet, as tiles. */
export function PlayTiles({ room, of, puts, yearAnimal, one, play, row, onPut }: TilesProps) {
  const nameOf = useOptionName();
  const oddsText = useOddsFormat();
  const isOfWords = row.balls.names !== undefined;
  const family = room.family.code;
  return (
    <PlayHead one={one}>
      <div
        className={isOfWords ? styles.words : styles.numbers}
        data-count={row.balls.values.length}
      >
        {row.balls.values.map((ball) => {
          const tile = tileKey(play.playId, ball);
          const numbers = numbersOfBall(row, ball, yearAnimal);
          return (
            <Tile
              key={ball}
              option={nameOf({ family, row, ball })}
              odds={oddsText(oddsOfBall(play, ball, yearAnimal))}
              chips={puts.chips.get(tile) ?? nothing}
              digits={room.digits}
              isOpen={one.isOpen}
              onPut={() => onPut(tile)}
              onTake={() => takeChip(of, tile)}
            >
              <OptionFace family={family} row={row} ball={ball} />
              {numbers !== null && <span className={styles.held}>{numbers}</span>}
            </Tile>
          );
        })}
      </div>
    </PlayHead>
  );
}
