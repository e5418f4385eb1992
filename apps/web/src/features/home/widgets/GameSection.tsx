import { firstRowSize, type GameRowQuery } from '#features/games/catalogue.queries.ts';
import { GameRow, GameSkeletons } from '#features/games/GameGrid.tsx';
import type { morePaths } from '#features/games/more-paths.ts';
import { MoreLink } from '#features/games/MoreLink.tsx';
import { rowLines } from '#features/games/row-lines.ts';
import { useText } from '#kit/text.ts';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { ErrorState } from '@pavilion/ui/states/ErrorState.tsx';
import { StateSwitch } from '@pavilion/ui/states/StateSwitch.tsx';
import styles from './HomePanel.module.css';

export type GameSectionProps = {
  title: string;
  type: keyof typeof morePaths;
  games: GameRowQuery;
};

/** Renders a titled group of games of one category, with a link to all of them. */
export function GameSection({ title, type, games }: GameSectionProps) {
  const text = useText();
  return (
    <Section title={title} aside={<MoreLink type={type} />}>
      <StateSwitch
        of={games}
        loading={<GameSkeletons count={firstRowSize} as={type === 'RNG' ? 'row' : 'rows'} />}
        loadingLabel={text('state.loading')}
        error={
          <ErrorState
            text={text('state.failed')}
            retryLabel={text('state.retry')}
            onRetry={() => void games.refetch()}
          />
        }
        empty={<p className={styles.none}>{text('home.games.empty')}</p>}
        isEmpty={({ list }) => list.length === 0}
      >
        {({ list }) => <GameRow games={list} lines={rowLines(type, list.length)} />}
      </StateSwitch>
    </Section>
  );
}
