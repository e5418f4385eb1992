import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '../../kit/text.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRight } from '../../ui/icons/home-icons.ts';
import { Section } from '../../ui/Section.tsx';
import { StateSwitch } from '../../ui/StateSwitch.tsx';
import { homeRowSize, type Game } from '../games/catalogue.queries.ts';
import { morePaths } from '../games/category-paths.ts';
import { GameGrid, GameRow, GameSkeletons } from '../games/GameGrid.tsx';
import styles from './HomePanel.module.css';

type GamesQuery = {
  data: { list: Game[] } | undefined;
  isError: boolean;
  refetch: () => unknown;
};

type Look = 'grid' | 'row' | 'wideRow';

export type GameSectionProps = {
  title: string;
  type: keyof typeof morePaths;
  games: GamesQuery;
  look: Look;
};

function More({ type }: { type: keyof typeof morePaths }) {
  const text = useText();
  const category = text(`category.${type}`);
  return (
    <Link
      className={styles.more}
      href={morePaths[type]}
      aria-label={text('home.more.of', { category })}
    >
      {text('home.more')}
      <Icon turns shape={chevronRight} size={14} />
    </Link>
  );
}

function hasWidePicture({ mobileLargeIcon, iconUrl }: Game): boolean {
  return mobileLargeIcon !== '' && mobileLargeIcon !== iconUrl;
}

function draw(games: readonly Game[], look: Look): ReactNode {
  if (look === 'grid') return <GameGrid games={games} />;
  const wide = look === 'wideRow' && games.every(hasWidePicture);
  return <GameRow games={games} look={wide ? 'wide' : 'upright'} />;
}

/** A titled group of games of one category, with the way to all of them. */
export function GameSection({ title, type, games, look }: GameSectionProps) {
  const text = useText();
  return (
    <Section title={title} aside={<More type={type} />}>
      <StateSwitch
        of={games}
        loading={<GameSkeletons count={look === 'grid' ? homeRowSize : 4} as={look} />}
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
        {({ list }) => draw(list, look)}
      </StateSwitch>
    </Section>
  );
}
