import type { ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { stepBack } from '#kit/page-before.ts';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { arrowLeft } from '@pavilion/ui/icons/shell-icons.ts';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { Draws } from './draws/Draws.tsx';
import { Fairness } from './fair/Fairness.tsx';
import { Lobby } from './lobby/Lobby.tsx';
import { lotteryOf, useLotteries, type Lottery } from './lottery.queries.ts';
import styles from './LotteryScreen.module.css';

type FramedProps = {
  title: string;
  /** Where back leads a visitor who came from outside. */
  backTo: string;
  children: ReactNode;
};

/** The frame shows no header on this screen, so it brings its own. */
function Framed({ title, backTo, children }: FramedProps) {
  const text = useText();
  const [, navigate] = useLocation();
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <IconButton
          turns
          shape={arrowLeft}
          label={text('shell.back')}
          onClick={() => stepBack(navigate, backTo)}
        />
        <h1 className={styles.title}>{title}</h1>
      </div>
      {children}
    </div>
  );
}

function UnknownLottery() {
  const text = useText();
  return (
    <EmptyState
      text={text('error.lottery.game.not.found')}
      action={
        <Link className={buttonClass('secondary', 'compact')} href={paths.lottery()}>
          {text('lottery.all')}
        </Link>
      }
    />
  );
}

type OfLottery = {
  gameCode: string;
  backTo: string;
  children: (lottery: Lottery) => ReactNode;
};

/** Shows something of the lottery with a code. */
function OneLottery({ gameCode, backTo, children }: OfLottery) {
  const text = useText();
  const query = useLotteries();
  const name = query.data && lotteryOf(query.data, gameCode)?.remark;
  return (
    <Framed title={name ?? text('title.lottery')} backTo={backTo}>
      <Loaded query={query}>
        {(list) => {
          const lottery = lotteryOf(list, gameCode);
          return lottery === null ? <UnknownLottery /> : children(lottery);
        }}
      </Loaded>
    </Framed>
  );
}

/** All lotteries; with `gameCode` the draws of one, with `view=fair` how one of them was drawn. */
export function LotteryScreen() {
  const text = useText();
  const query = new URLSearchParams(useSearch());
  const [gameCode, view, numero] = [query.get('gameCode'), query.get('view'), query.get('numero')];
  if (gameCode === null || view === 'lobby') {
    return (
      <Framed title={text('title.lottery')} backTo={paths.home()}>
        <Lobby />
      </Framed>
    );
  }
  if (view === 'fair' && numero !== null) {
    return (
      <OneLottery gameCode={gameCode} backTo={paths.lottery({ gameCode, view: 'draws' })}>
        {(lottery) => <Fairness key={numero} lottery={lottery} numero={numero} />}
      </OneLottery>
    );
  }
  return (
    <OneLottery gameCode={gameCode} backTo={paths.lottery()}>
      {(lottery) => <Draws key={lottery.gameId} lottery={lottery} />}
    </OneLottery>
  );
}
