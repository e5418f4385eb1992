import { chooseLanguage, languages, type ConsoleLanguage } from '#kit/language.ts';
import { useText } from '#kit/texts.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { chooseTheme, useTheme } from '@pavilion/client/theme/theme.ts';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import { moon, sun } from '@pavilion/ui/icons/shell-icons.ts';
import styles from './TopBar.module.css';

const segments = languages.map((key) => ({ key, label: key }));

export function TopBar() {
  const text = useText();
  const language = useLanguage() === 'TY' ? 'TY' : 'EN';
  const other = useTheme() === 'dark' ? 'light' : 'dark';
  return (
    <header className={styles.bar}>
      <p className={styles.brand}>{text('console.title')}</p>
      <div className={styles.languages}>
        <SegmentedControl<ConsoleLanguage>
          label={text('console.language')}
          segments={segments}
          value={language}
          onChange={(chosen) => void chooseLanguage(chosen)}
        />
      </div>
      <IconButton
        shape={other === 'light' ? sun : moon}
        label={text(`console.theme.${other}`)}
        onClick={() => chooseTheme(other)}
      />
    </header>
  );
}
