import { Logo } from './Logo.tsx';
import { MenuButton } from './MenuButton.tsx';
import { SessionActions } from './SessionActions.tsx';
import styles from './Header.module.css';

export function HomeHeader() {
  return (
    <header className={styles.header}>
      <Logo />
      <SessionActions />
      <MenuButton />
    </header>
  );
}
