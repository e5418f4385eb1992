import { useText } from '#kit/text.ts';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { close, search } from '@pavilion/ui/icons/shell-icons.ts';
import { setGameSearch, useGameSearch } from '../game-search.ts';
import styles from './NameBox.module.css';

/** The search box of pages whose header has none. */
export function NameBox() {
  const text = useText();
  const value = useGameSearch() ?? '';
  return (
    <search className={styles.box}>
      <Icon shape={search} size={18} />
      <input
        type="search"
        enterKeyHint="search"
        maxLength={64}
        aria-label={text('games.search')}
        placeholder={text('games.search')}
        value={value}
        onChange={(event) => setGameSearch(event.target.value)}
      />
      {value !== '' && (
        <IconButton
          shape={close}
          label={text('games.search.clear')}
          onClick={() => setGameSearch(null)}
        />
      )}
    </search>
  );
}
