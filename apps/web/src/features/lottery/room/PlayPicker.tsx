import { useState } from 'react';
import { useText } from '#kit/text.ts';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { chevronDown } from '@pavilion/ui/icons/shell-icons.ts';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import type { Room, RoomGroup, RoomPlay } from './room.ts';
import styles from './PlayPicker.module.css';

type PickerProps = {
  room: Room;
  group: RoomGroup;
  chosen: RoomPlay;
  onChoose: (playId: number) => void;
};

type PlaysProps = Omit<PickerProps, 'room'>;

/** So many stand in a row; more are listed in a sheet. */
const mostInRow = 4;

const firstOf = ({ parts }: RoomGroup) => parts.flatMap(({ plays }) => plays)[0]?.play.playId;

/** What is said of a play beside its name. */
function Marks({ play: { play, isOpen } }: { play: RoomPlay }) {
  const text = useText();
  return (
    <>
      {play.approach === 'typed' && <Tag>{text('lottery.play.typed')}</Tag>}
      {!isOpen && <Tag tone="waiting">{text('lottery.play.closed')}</Tag>}
    </>
  );
}

/** The plays of a group by its parts; a press chooses one. */
function PlayList({ group, chosen, onChoose }: PlaysProps) {
  return group.parts.map(({ code, plays }) => (
    <ul key={code} className={styles.part}>
      {plays.map((one) => (
        <li key={one.play.playId}>
          <button
            type="button"
            className={styles.play}
            aria-pressed={one === chosen}
            onClick={() => onChoose(one.play.playId)}
          >
            <span className={styles.name}>{one.name}</span>
            <Marks play={one} />
          </button>
        </li>
      ))}
    </ul>
  ));
}

/** A button that names the chosen play and opens the list of all plays of its group. */
function PlaySheet({ group, chosen, onChoose }: PlaysProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.opener}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span className="visually-hidden">{text('lottery.plays')}: </span>
        <span className={styles.name}>{chosen.name}</span>
        <Marks play={chosen} />
        <Icon shape={chevronDown} size={16} />
      </button>
      <Sheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={group.name}
        closeLabel={text('shell.close')}
      >
        <PlayList
          group={group}
          chosen={chosen}
          onChoose={(playId) => {
            setOpen(false);
            onChoose(playId);
          }}
        />
      </Sheet>
    </>
  );
}

/** A few plays in a row, which says of each what the list would. */
function PlayRow({ plays, chosen, onChoose }: PlaysProps & { plays: readonly RoomPlay[] }) {
  const text = useText();
  const labelOf = ({ name, isOpen }: RoomPlay) =>
    isOpen ? name : `${name}: ${text('lottery.play.closed')}`;
  return (
    <ChipRow
      label={text('lottery.plays')}
      chips={plays.map((one) => ({ key: String(one.play.playId), label: labelOf(one) }))}
      value={String(chosen.play.playId)}
      onChange={(playId) => onChoose(Number(playId))}
    />
  );
}

/** The groups of plays in a row, and the plays of the chosen one; tiles show all of a group. */
export function PlayPicker({ room, group, chosen, onChoose }: PickerProps) {
  const text = useText();
  const plays = group.parts.flatMap((part) => part.plays);
  const hasPlays = room.money !== 'electronic' && plays.length > 1;
  const ofGroup = { group, chosen, onChoose };
  return (
    <>
      <ChipRow
        label={text('lottery.groups')}
        chips={room.groups.map(({ code, name }) => ({ key: code, label: name }))}
        value={group.code}
        onChange={(code) => {
          const wanted = room.groups.find((one) => one.code === code);
          const first = wanted && firstOf(wanted);
          if (first !== undefined && wanted !== group) onChoose(first);
        }}
      />
      {hasPlays && plays.length <= mostInRow && <PlayRow {...ofGroup} plays={plays} />}
      {hasPlays && plays.length > mostInRow && <PlaySheet {...ofGroup} />}
    </>
  );
}
