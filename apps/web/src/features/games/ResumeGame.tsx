import { useState } from 'react';
import { useSessionRecord } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { useCatalogue } from '#kit/use-catalogue.ts';
import { OfferBar } from '@pavilion/ui/actions/OfferBar.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { forgetOpenGame, isOffered, readOpenGame } from './open-game.ts';

/** Offers to reopen an interrupted game: its page was closed, lost or left for the cashier. */
export function ResumeGame() {
  useCatalogue();
  const text = useText();
  const session = useSessionRecord();
  const [game, setGame] = useState(readOpenGame);
  const [nowMs] = useState(() => Date.now());
  if (game === null || session === null || !isOffered(game, session.userName, nowMs)) return null;
  return (
    <OfferBar
      label={text('resume.label')}
      picture={game.iconUrl}
      above={
        <>
          {text('resume.label')}
          {game.trial && <Tag tone="accent">{text('play.trial')}</Tag>}
        </>
      }
      name={game.name}
      act={text('resume.go')}
      href={game.path}
      closeLabel={text('resume.close')}
      onClose={() => {
        forgetOpenGame(game.path);
        setGame(null);
      }}
    />
  );
}
