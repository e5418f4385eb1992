import { useState } from 'react';
import { RecordList } from '#features/records/RecordList.tsx';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { paths } from '@pavilion/screens/paths';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { useIsOffered } from '../is-offered.ts';
import { usePointMoves, type PointMove, type PointMoveKind } from './points.queries.ts';
import styles from './Points.module.css';

const kinds = ['all', 'earned', 'spent', 'expired', 'returned'] as const satisfies readonly (
  | PointMoveKind
  | 'all'
)[];

/** How many points came or went, with a sign that does not depend on colour. */
function SignedPoints({ points }: { points: number }) {
  const text = useText();
  const format = useFormat();
  const digits = format.decimal(String(points), 0);
  const words = text('rewards.points', { points: Math.abs(points) });
  return (
    <span className={points > 0 ? styles.gain : styles.loss}>
      <span aria-hidden="true">{points > 0 ? `+${digits}` : digits}</span>
      <span className="visually-hidden">{points > 0 ? `+${words}` : `-${words}`}</span>
    </span>
  );
}

function Move({ of: { kind, reason, title, points, balanceAfter, at } }: { of: PointMove }) {
  const text = useText();
  const format = useFormat();
  const isBack = kind === 'returned' && reason === 'order';
  const why = text(isBack ? 'points.reason.order.back' : `points.reason.${reason}`);
  const left = text('points.moves.after', { points: format.decimal(String(balanceAfter), 0) });
  return (
    <ListRow
      title={title ?? why}
      detail={[...(title === null ? [] : [why]), format.dateTime(at), left].join(' · ')}
      trail={<SignedPoints points={points} />}
    />
  );
}

/** What changed the member's points, newest first, all of it or of one kind. */
export function PointMoves() {
  const text = useText();
  const isOffered = useIsOffered();
  const [kind, setKind] = useState<PointMoveKind | 'all'>('all');
  const moves = usePointMoves(kind === 'all' ? null : kind);
  const none = isOffered
    ? {
        text: text('points.moves.none'),
        link: { href: paths.home(), text: text('vip.first.play') },
      }
    : { text: text('points.moves.none.yet') };
  return (
    <div className={styles.moves}>
      <ChipRow
        label={text('points.moves.kind')}
        chips={kinds.map((key) => ({ key, label: text(`points.moves.${key}`) }))}
        value={kind}
        onChange={setKind}
      />
      <RecordList
        query={moves}
        empty={kind === 'all' ? none : { text: text('points.moves.none.such') }}
      >
        {(list) => list.map((move) => <Move key={move.moveId} of={move} />)}
      </RecordList>
    </div>
  );
}
