import { Skeleton } from './Skeleton.tsx';
import styles from './Skeleton.module.css';

/** Blocks of the given heights under each other, in the shape of a form. */
export function SkeletonBlocks({ heights }: { heights: readonly number[] }) {
  const blocks = heights.map((height, row) => ({ key: `${row}-${height}`, height }));
  return (
    <div className={styles.blocks} aria-hidden="true">
      {blocks.map(({ key, height }) => (
        <Skeleton key={key} height={height} radius="var(--radius-m)" />
      ))}
    </div>
  );
}
