import { Link } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { Picture } from '#features/site/Picture.tsx';
import { useText } from '#kit/text.ts';
import { useCatalogue } from '#kit/use-catalogue.ts';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { useLiveModels, type LiveModel } from './catalogue.queries.ts';
import { GameSkeletons } from './GameGrid.tsx';
import { useLaunchPath } from './launch-link.ts';
import grid from './catalogue/GameGrid.module.css';
import styles from './catalogue/GameTile.module.css';

/** Shows the model of a live table; a press opens the table unless it is closed. */
function ModelTile({ model, href }: { model: LiveModel; href: string }) {
  const text = useText();
  const { name, iconUrl, active, streaming, viewers } = model;
  const content = (
    <>
      <span className={styles.frame}>
        <Picture className={styles.picture} src={iconUrl} />
        {streaming && <span className={styles.markLive}>{text('game.live')}</span>}
        {!active && <span className={styles.resting}>{text('game.resting')}</span>}
      </span>
      <span className={styles.name}>{name}</span>
      {viewers > 0 && (
        <span className={styles.vendor}>{text('live.viewers', { count: viewers })}</span>
      )}
    </>
  );
  if (!active) return <div className={`${styles.tile} ${styles.off}`}>{content}</div>;
  return (
    <Link className={styles.tile} href={href}>
      {content}
    </Link>
  );
}

/** LIVESTREAM: the models of live tables, those on the air first. */
export function LiveModels() {
  useCatalogue();
  const text = useText();
  const launchPath = useLaunchPath();
  const models = useLiveModels(true);
  return (
    <Loaded
      query={models}
      skeleton={<GameSkeletons count={6} as="grid" />}
      empty={<EmptyState text={text('games.none')} />}
      isEmpty={({ list }) => list.length === 0}
    >
      {({ list }) => (
        <ul className={grid.grid}>
          {list.map((model) => (
            <li key={model.modelId} className={grid.cell}>
              <ModelTile model={model} href={launchPath({ ...model, gameType: 'LIVE' })} />
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
