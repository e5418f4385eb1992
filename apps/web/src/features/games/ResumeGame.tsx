import { useState } from 'react';
import { Link } from 'wouter';
import { useSessionRecord } from '../../kit/session-record.ts';
import { useText } from '../../kit/text.ts';
import { useCatalogue } from '../../kit/use-catalogue.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { close } from '../../ui/icons/shell-icons.ts';
import { Tag } from '../../ui/Tag.tsx';
import { forgetOpenGame, isOffered, readOpenGame } from './open-game.ts';
import styles from './catalogue/ResumeGame.module.css';

/** The way back into a game that was cut off: its page was closed, lost or left for the cashier. */
export function ResumeGame() {
  useCatalogue();
  const text = useText();
  const session = useSessionRecord();
  const [game, setGame] = useState(readOpenGame);
  const [nowMs] = useState(() => Date.now());
  if (game === null || session === null || !isOffered(game, session.userName, nowMs)) return null;
  return (
    <aside className={styles.bar} aria-label={text('resume.label')}>
      <Link className={styles.game} href={game.path}>
        {game.iconUrl === '' ? (
          <span className={styles.picture} />
        ) : (
          <img className={styles.picture} src={game.iconUrl} alt="" />
        )}
        <span className={styles.words}>
          <span className={styles.what}>
            {text('resume.label')}
            {game.trial && <Tag tone="accent">{text('play.trial')}</Tag>}
          </span>
          <span className={styles.name}>{game.name}</span>
        </span>
        <span className={styles.go}>{text('resume.go')}</span>
      </Link>
      <IconButton
        shape={close}
        label={text('resume.close')}
        onClick={() => {
          forgetOpenGame(game.path);
          setGame(null);
        }}
      />
    </aside>
  );
}
