import styles from './Lantern.module.css';

/** The site's own drawing for pages that have nothing else to show. */
export function Lantern() {
  return (
    <svg className={styles.lantern} viewBox="0 0 160 160" aria-hidden="true">
      <circle className={styles.halo} cx="80" cy="84" r="72" />
      <path className={styles.line} d="M80 8v24" />
      <path className={styles.cap} d="M58 32h44l6 12H52z" />
      <path className={styles.glass} d="M52 44h56l8 34-12 42H56L44 78z" />
      <path
        className={styles.flame}
        d="M80 60c10 14 15 21 15 31a15 15 0 0 1-30 0c0-10 5-17 15-31z"
      />
      <path className={styles.line} d="M52 44l-8 34 12 42m52-76l8 34-12 42M44 78h72" />
      <path className={styles.cap} d="M56 120h48l-5 10H61z" />
      <path className={styles.line} d="M80 130v14m-7 0h14" />
    </svg>
  );
}
