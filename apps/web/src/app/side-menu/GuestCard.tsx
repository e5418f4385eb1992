import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import styles from './SideMenu.module.css';

export function GuestCard() {
  const text = useText();
  return (
    <section className={styles.card}>
      <p className={styles.name}>{text('menu.guest')}</p>
      <p className={styles.hint}>{text('menu.guest.hint')}</p>
      <div className={styles.pair}>
        <Link className={buttonClass('secondary', 'compact')} href={paths.login()}>
          {text('shell.logIn')}
        </Link>
        <Link className={buttonClass('primary', 'compact')} href={paths.register()}>
          {text('shell.register')}
        </Link>
      </div>
    </section>
  );
}
