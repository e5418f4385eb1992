import { useErrorText } from '../../kit/error-text.ts';
import { useText } from '../../kit/text.ts';
import { useCatalogue } from '../../kit/use-catalogue.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { StateSwitch } from '../../ui/StateSwitch.tsx';
import { useHotGames } from './catalogue.queries.ts';
import { GameGrid, GameSkeletons } from './GameGrid.tsx';

/** The games that the house puts first, of all categories. */
export function HotGames() {
  useCatalogue();
  const text = useText();
  const errorText = useErrorText();
  const hot = useHotGames();
  return (
    <StateSwitch
      of={hot}
      loading={<GameSkeletons count={9} as="grid" />}
      loadingLabel={text('state.loading')}
      error={
        <ErrorState
          text={errorText(hot.error)}
          retryLabel={text('state.retry')}
          onRetry={() => void hot.refetch()}
        />
      }
      empty={<EmptyState text={text('games.none')} />}
      isEmpty={({ list }) => list.length === 0}
    >
      {({ list }) => <GameGrid games={list} />}
    </StateSwitch>
  );
}
