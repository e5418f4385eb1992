import { useEffect, useState } from 'react';
import { bringLater } from '#kit/bring-later.ts';
import { Skeleton } from '@pavilion/ui/states/Skeleton.tsx';
import styles from './QrPicture.module.css';

type Squares = readonly (readonly boolean[])[];

const sidePx = 220;
/** The margin without which some cameras do not find a code, in squares. */
const border = 4;

/** The squares of a code, true where they are dark; loads the encoder with the first one. */
export async function codeSquares(content: string): Promise<Squares> {
  const { encode } = await import('uqr');
  return encode(content, { border }).data;
}

/** One path for all dark squares, a move and a square each. */
function pathOf(squares: Squares): string {
  return squares
    .flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
}

/** Draws a QR code that any camera reads. */
export function QrPicture({ content, label }: { content: string; label: string }) {
  const [squares, setSquares] = useState<Squares | null>(null);

  useEffect(() => {
    let shown = true;
    bringLater(async () => {
      const encoded = await codeSquares(content);
      if (shown) setSquares(encoded);
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
