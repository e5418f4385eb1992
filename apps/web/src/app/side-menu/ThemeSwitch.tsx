import { useText } from '#kit/text.ts';
import { chooseTheme, useTheme, type Theme } from '@pavilion/client/theme/theme.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { moon, sun } from '@pavilion/ui/icons/shell-icons.ts';
import styles from './SideMenu.module.css';

const themes = [
  { theme: 'dark', icon: moon },
  { theme: 'light', icon: sun },
] as const satisfies readonly { theme: Theme; icon: string }[];

export function ThemeSwitch() {
  const text = useText();
  const chosen = useTheme();
  return (
    <div role="group" aria-label={text('menu.theme')}>
      <p className={styles.heading} aria-hidden="true">
        {text('menu.theme')}
      </p>
      <div className={styles.options}>
        {themes.map(({ theme, icon }) => (
          <button
            key={theme}
            type="button"
            className={styles.option}
            aria-pressed={theme === chosen}
            onClick={() => chooseTheme(theme)}
          >
            <Icon shape={icon} />
            {text(`menu.theme.${theme}`)}
          </button>
        ))}
      </div>
    </div>
  );
}
