import { Loaded, type LoadedQuery } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { ErrorState } from '@pavilion/ui/states/ErrorState.tsx';
import type { Opened, OpenedList } from '../clock/opened.ts';
import { useLotteries, useOpened } from '../lottery.queries.ts';
import { LotteryTile } from './LotteryTile.tsx';
import styles from './Lobby.module.css';

/** Says that the open draws did not come, above the lotteries, which are known. */
function OpenedFailed({ query }: { query: LoadedQuery<OpenedList> }) {
  const text = useText();
  const errorText = useErrorText();
  if (!query.isError || query.data !== undefined) return null;
  return (
    <ErrorState
      text={errorText(query.error)}
      retryLabel={text('state.retry')}
      busy={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}

/** The lotteries of the site by group, each with its open draw and its last result. */
export function Lobby() {
  const text = useText();
  const lotteries = useLotteries();
  const own = useOpened('own');
  const outside = useOpened('outside');
  const all = [...(own.data?.list ?? []), ...(outside.data?.list ?? [])];
  const opened = new Map<number, Opened>(all.map((one) => [one.gameId, one]));
  const isPending = own.isPending || outside.isPending;
  return (
    <Loaded
      query={lotteries}
      empty={<EmptyState text={text('lottery.none')} />}
      isEmpty={(list) => list.every(({ games }) => games.length === 0)}
    >
      {(list) => (
        <>
          <OpenedFailed query={own.isError ? own : outside} />
          {list.map(({ gameGroupId, code, remark, games }) => (
            <Section key={gameGroupId} title={remark}>
              <ul className={styles.tiles}>
                {games.map((game) => (
                  <LotteryTile
                    key={game.gameId}
                    lottery={{ ...game, family: code }}
                    opened={opened.get(game.gameId)}
                    isPending={isPending}
                  />
                ))}
              </ul>
            </Section>
          ))}
        </>
      )}
    </Loaded>
  );
}
