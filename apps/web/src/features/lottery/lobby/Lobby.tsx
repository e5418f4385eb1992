import { Link } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { moneyOf, type PrizeMode } from '@pavilion/domain/lottery/order/prize-mode';
import { paths } from '@pavilion/screens/paths';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import type { Opened } from '../clock/opened.ts';
import { useLotteries, useOpened } from '../lottery.queries.ts';
import { isFamilyCode } from '../room/family.ts';
import { addressOfMode } from '../room/mode.ts';
import { LotteryTile } from './LotteryTile.tsx';
import { OpenedFailed } from './OpenedFailed.tsx';
import styles from './Lobby.module.css';

/** Whether a mode shows the lotteries of a group; without a mode all are shown. */
function showsGroup(mode: PrizeMode | null, { code }: { code: string }): boolean {
  return mode === null || (isFamilyCode(code) && moneyOf(mode, code) !== null);
}

/**
 * The lotteries of the site by group, or those that a prize mode shows, each with its open draw and
 * its last result.
 */
export function Lobby({ mode }: { mode: PrizeMode | null }) {
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
      isEmpty={(list) =>
        list.every((group) => group.games.length === 0 || !showsGroup(mode, group))
      }
    >
      {(list) => (
        <>
          <Link className={styles.link} href={paths.lottery({ view: 'orders' })}>
            {text('lottery.view.orders')}
          </Link>
          <OpenedFailed query={own.isError ? own : outside} />
          {list
            .filter((group) => showsGroup(mode, group))
            .map(({ gameGroupId, code, remark, games }) => (
              <Section key={gameGroupId} title={remark}>
                <ul className={styles.tiles}>
                  {games.map((game) => (
                    <LotteryTile
                      key={game.gameId}
                      lottery={{ ...game, family: code }}
                      href={paths.lottery({
                        gameCode: game.code,
                        ...(mode && addressOfMode(mode)),
                      })}
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
