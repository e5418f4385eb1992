import { useLocation } from 'wouter';
import { resetActiveGameType } from '#features/games/active-game-type.ts';
import { setGameSearch, useGameSearch } from '#features/games/game-search.ts';
import { bringLater } from '#kit/bring-later.ts';
import { useText } from '#kit/text.ts';
import type { Frame } from '@pavilion/screens/find-screen';
import { paths } from '@pavilion/screens/paths';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { headset } from '@pavilion/ui/icons/first-icons.ts';
import { arrowLeft, close, search } from '@pavilion/ui/icons/shell-icons.ts';
import { openSupport } from '../support/support-sheet-state.ts';
import { MenuButton } from './MenuButton.tsx';
import { SessionActions } from './SessionActions.tsx';
import styles from './Header.module.css';
import own from './TitledHeader.module.css';

/** Both kinds of back button reset the active game type; one step stays in the site. */
function useBack(back: 'step' | 'home'): () => void {
  const [, navigate] = useLocation();
  return () => {
    resetActiveGameType();
    if (back === 'home') {
      navigate(paths.home());
      return;
    }
    bringLater(async () => {
      const { stepBack } = await import('#kit/page-before.ts');
      stepBack(navigate, paths.home());
    });
  };
}

function BackButton({ back }: { back: 'step' | 'home' }) {
  const text = useText();
  return <IconButton turns shape={arrowLeft} label={text('shell.back')} onClick={useBack(back)} />;
}

function SearchBox({ value }: { value: string }) {
  const text = useText();
  return (
    <search className={own.search}>
      <input
        type="search"
        autoFocus
        enterKeyHint="search"
        aria-label={text('shell.search')}
        placeholder={text('shell.search')}
        value={value}
        onChange={(event) => setGameSearch(event.target.value)}
      />
      <IconButton shape={close} label={text('shell.close')} onClick={() => setGameSearch(null)} />
    </search>
  );
}

/** The title is hidden from assistive technology, which reads the screen's own h1. */
export function TitledHeader({ frame }: { frame: Frame }) {
  const text = useText();
  const searched = useGameSearch();
  const searching = frame.right === 'search' && searched !== null;
  return (
    <header className={styles.header}>
      {frame.back !== 'hidden' && <BackButton back={frame.back} />}
      {searching ? (
        <SearchBox value={searched} />
      ) : (
        <>
          <span className={`${styles.title} ${own.title}`} aria-hidden="true">
            {text(frame.title)}
          </span>
          <SessionActions compact />
          {frame.right === 'search' ? (
            <IconButton
              shape={search}
              label={text('shell.search')}
              onClick={() => setGameSearch('')}
            />
          ) : (
            <IconButton
              className={styles.support ?? ''}
              shape={headset}
              label={text('shell.support')}
              aria-haspopup="dialog"
              onClick={openSupport}
            />
          )}
        </>
      )}
      <MenuButton />
    </header>
  );
}
