import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { useCatalogue } from '#kit/use-catalogue.ts';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { useHotGames } from './catalogue.queries.ts';
import { GameGrid, GameSkeletons } from './GameGrid.tsx';

/** Shows the hot games of all categories, as the operator orders them. */
export function HotGames() {
  useCatalogue();
  const text = useText();
  const hot = useHotGames();
  return (
    <Loaded
      query={hot}
      skeleton={<GameSkeletons count={9} as="grid" />}
      empty={<EmptyState text={text('games.none')} />}
      isEmpty={({ list }) => list.length === 0}
    >
      {({ list }) => <GameGrid games={list} />}
    </Loaded>
  );
}
