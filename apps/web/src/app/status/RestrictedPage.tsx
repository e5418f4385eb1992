import { useText } from '../../kit/text.ts';
import { useCatalogue } from '../../kit/use-catalogue.ts';
import { Lantern } from '../Lantern.tsx';
import styles from '../StandIn.module.css';

export function RestrictedPage({ ip }: { ip: string }) {
  useCatalogue();
  const text = useText();
  return (
    <div className={styles.page}>
      <Lantern />
      <h1 className={styles.title}>{text('restricted.title')}</h1>
      <p className={styles.text}>{text('restricted.text')}</p>
      {ip !== '' && <p className={styles.quiet}>{text('restricted.address', { ip })}</p>}
    </div>
  );
}
