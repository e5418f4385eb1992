import { Link, useLocation } from 'wouter';
import { paths } from '../kit/paths.ts';
import { useText } from '../kit/text.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Lantern } from './Lantern.tsx';
import { shellRules } from './shell-rules.ts';
import styles from './StandIn.module.css';

/** Stands for the screens that the route table marks as coming. */
export function ComingScreen() {
  const text = useText();
  const [path] = useLocation();
  return (
    <div className={styles.page}>
      <Lantern />
      <h1 className={styles.title}>{text(shellRules(path).title)}</h1>
      <p className={styles.lead}>{text('coming.title')}</p>
      <p className={styles.text}>{text('coming.text')}</p>
      <Link className={`${buttonClass('primary')} ${styles.action}`} href={paths.home()}>
        {text('coming.home')}
      </Link>
    </div>
  );
}
