import styles from './Envelope.module.css';

/** A red envelope with a gold seal; its size is that of the element around it. */
export function Envelope() {
  return (
    <svg className={styles.envelope} viewBox="0 0 64 88" aria-hidden="true">
      <rect className={styles.paper} x="1" y="1" width="62" height="86" rx="7" />
      <path className={styles.shade} d="M44 1h12a7 7 0 0 1 7 7v72a7 7 0 0 1-7 7H30Q56 60 44 1z" />
      <rect className={styles.trim} x="5.5" y="5.5" width="53" height="77" rx="4" />
      <path className={styles.trim} d="M32 54l9 9-9 9-9-9zM32 58l5 5-5 5-5-5z" />
      <path className={styles.flapShade} d="M1 11v-3a7 7 0 0 1 7-7h48a7 7 0 0 1 7 7v3L32 39z" />
      <path className={styles.flap} d="M1 8a7 7 0 0 1 7-7h48a7 7 0 0 1 7 7L32 35z" />
      <path className={styles.edge} d="M1.5 8.5 32 35 62.5 8.5" />
      <circle className={styles.sealEdge} cx="32" cy="34" r="11.5" />
      <circle className={styles.seal} cx="32" cy="33" r="11" />
      <circle className={styles.sealRing} cx="32" cy="33" r="8" />
      <path className={styles.sealMark} d="M29.5 30.5h5v5h-5z" />
      <path className={styles.sealLight} d="M24.5 28a9 9 0 0 1 8-4.5" />
    </svg>
  );
}
