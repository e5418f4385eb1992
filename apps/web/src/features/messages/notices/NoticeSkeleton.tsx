import { Skeleton } from '@pavilion/ui/states/Skeleton.tsx';
import styles from './NoticeList.module.css';

const items = 6;
const itemHeight = 116;

export function NoticeSkeleton() {
  return (
    <div className={styles.list}>
      {Array.from({ length: items }, (_, item) => (
        <Skeleton key={item} height={itemHeight} radius="var(--radius-l)" />
      ))}
    </div>
  );
}
