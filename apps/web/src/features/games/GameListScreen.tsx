import { useLocation, useSearch } from 'wouter';
import { TrialMark } from '#features/session/TrialMark.tsx';
import { stepBack } from '#kit/page-before.ts';
import { useText } from '#kit/text.ts';
import { defaultGameType, gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import { paths } from '@pavilion/screens/paths';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { arrowLeft } from '@pavilion/ui/icons/shell-icons.ts';
import { useVendors } from './catalogue.queries.ts';
import { NameBox } from './catalogue/NameBox.tsx';
import { CategoryBrowser } from './GameBrowser.tsx';
import type { OwnLotteries } from './own-lotteries.ts';
import styles from './catalogue/GameBrowser.module.css';

function isGameType(value: string | null): value is GameType {
  return value !== null && (gameTypes as readonly string[]).includes(value);
}

/** /m/gameList: a vendor's games of one type. The shell shows no header, so it brings its own. */
export function GameListScreen({ lotteries }: { lotteries?: OwnLotteries }) {
  const text = useText();
  const [, navigate] = useLocation();
  const query = new URLSearchParams(useSearch());
  const wanted = query.get('gameType');
  const gameType = isGameType(wanted) ? wanted : defaultGameType;
  const vendor = query.get('vassalage') ?? undefined;
  const { data } = useVendors();
  const name = data?.list
    .flatMap(({ vendors }) => vendors)
    .find(({ vassalage }) => vassalage === vendor)?.vendorName;
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <IconButton
          shape={arrowLeft}
          label={text('shell.back')}
          onClick={() => stepBack(navigate, paths.home())}
        />
        <h1 className={styles.barTitle}>{name ?? text(`category.${gameType}`)}</h1>
        <span className={styles.barEnd}>
          <TrialMark />
        </span>
      </div>
      <NameBox />
      <CategoryBrowser key={gameType} gameType={gameType} vendors="menu" lotteries={lotteries} />
    </div>
  );
}
