import type { CSSProperties } from 'react';
import styles from './Skeleton.module.css';

export type SkeletonProps = {
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  radius?: CSSProperties['borderRadius'];
};

/** One grey shape; its container says that something is loading. */
export function Skeleton({ width = '100%', height = 16, radius }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={styles.skeleton}
      style={{ width, height, ...(radius === undefined ? {} : { borderRadius: radius }) }}
    />
  );
}

/** Rows in the shape of a list of `ListRow`s. */
export function SkeletonRows({ rows = 5 }: { rows?: number }) {
  return (
    <div className={styles.rows} aria-hidden="true">
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={styles.row}>
          <Skeleton width={36} height={36} radius="var(--radius-m)" />
          <div className={styles.lines}>
            <Skeleton width={`${60 - (row % 3) * 12}%`} height={14} />
            <Skeleton width="32%" height={11} />
          </div>
          <Skeleton width={64} height={14} />
        </div>
      ))}
    </div>
  );
}
