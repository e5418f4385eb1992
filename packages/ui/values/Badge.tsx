import styles from './Badge.module.css';

export type BadgeProps = {
  count: number;
  /** Says what is counted, such as "3 unread messages". */
  label: string;
  max?: number;
};

/** Nothing at zero, "99+" above the cap. */
export function Badge({ count, label, max = 99 }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={styles.badge}>
      <span aria-hidden="true">{count > max ? `${max}+` : count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
