import { Link } from 'wouter';
import { useSignOut } from '#features/session/sign-out.ts';
import { useSessionRecord } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { close } from '@pavilion/ui/icons/shell-icons.ts';
import { Drawer } from '@pavilion/ui/overlays/Drawer.tsx';
import { useCloseOnLeave } from '../close-on-leave.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MemberCard } from './MemberCard.tsx';
import { MenuLinks } from './MenuLinks.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import styles from './SideMenu.module.css';

function GuestCard() {
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

export type SideMenuProps = { open: boolean; onClose: () => void };

export function SideMenu({ open, onClose }: SideMenuProps) {
  const text = useText();
  const session = useSessionRecord();
  const signOut = useSignOut();
  useCloseOnLeave(open, onClose);
  return (
    <Drawer open={open} onClose={onClose} title={text('menu.title')} side="end">
      <div className={styles.menu}>
        <div className={styles.bar}>
          <IconButton shape={close} label={text('shell.close')} onClick={onClose} />
        </div>
        {session === null ? <GuestCard /> : <MemberCard session={session} />}
        <MenuLinks session={session} />
        <LanguageSwitch />
        <ThemeSwitch />
        {session !== null && (
          <Button kind="secondary" onClick={() => void signOut()}>
            {text('menu.logOut')}
          </Button>
        )}
      </div>
    </Drawer>
  );
}
