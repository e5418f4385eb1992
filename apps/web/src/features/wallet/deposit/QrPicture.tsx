import { useEffect, useState } from 'react';
import { bringLater } from '#kit/bring-later.ts';
import { Skeleton } from '@pavilion/ui/states/Skeleton.tsx';
import styles from './PayPanel.module.css';

type Squares = readonly (readonly boolean[])[];

const sidePx = 220;

/** One path for all dark squares, a move and a square each. */
function pathOf(squares: Squares): string {
  return squares
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
}

/** Draws a QR code that any camera reads; loads the encoder with the first code. */
export function QrPicture({ content, label }: { content: string; label: string }) {
  const [squares, setSquares] = useState<Squares | null>(null);

  useEffect(() => {
    let shown = true;
    bringLater(async () => {
      const { encode } = await import('uqr');
      if (shown) setSquares(encode(content, { border: 2 }).data);
    });
    return () => {
      shown = false;
    };
  }, [content]);

  if (squares === null) return <Skeleton width={sidePx} height={sidePx} />;
  const side = squares.length;
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${side} ${side}`}
      width={sidePx}
      height={sidePx}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path className={styles.paper} d={`M0 0h${side}v${side}h-${side}z`} />
      <path className={styles.ink} d={pathOf(squares)} />
    </svg>
  );
}
