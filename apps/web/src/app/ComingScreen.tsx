import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Lantern } from './status/Lantern.tsx';
import styles from './status/FullPage.module.css';

/** Shown for the screens that the route table marks as coming. */
export function ComingScreen() {
  const text = useText();
  return (
    <div className={styles.page}>
      <Lantern />
      <h1 className={styles.title}>{text('coming.title')}</h1>
      <p className={styles.text}>{text('coming.text')}</p>
      <Link className={`${buttonClass('primary')} ${styles.action}`} href={paths.home()}>
        {text('coming.home')}
      </Link>
    </div>
  );
}
