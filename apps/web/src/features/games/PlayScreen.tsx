import { useCallback, useEffect, type ReactNode } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useComeBack, useGamePath } from '#features/limits/come-back.ts';
import { useMayLeaveTo } from '#features/limits/play-state.ts';
import { PlayLimits } from '#features/limits/PlayLimits.tsx';
import { refusalLink } from '#features/site/refusal-link.ts';
import { canStepBack } from '#kit/page-before.ts';
import { sessionKeys } from '#kit/tab-keys.ts';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { CallError } from '@pavilion/contract/client';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { ErrorState } from '@pavilion/ui/states/ErrorState.tsx';
import { BringFirst } from './frame/BringFirst.tsx';
import { gameAddress, type GameAddress } from './frame/frame-rules.ts';
import { GameBar } from './frame/GameBar.tsx';
import { GameFrame } from './frame/GameFrame.tsx';
import { GameOpening } from './frame/GameOpening.tsx';
import { useLaunch, type OpenedGame } from './frame/launch.queries.ts';
import { playTarget, type PlayTarget } from './frame/play-target.ts';
import { useKeepOpen } from './frame/stay.ts';
import styles from './frame/GameFrame.module.css';

const noAddress = new CallError('url.empty', '');
const noGame = new CallError('game.not.found', '');

function AnotherGame({ onLeave }: { onLeave: () => void }) {
  const text = useText();
  return (
    <Button kind="quiet" size="compact" onClick={onLeave}>
      {text('play.back')}
    </Button>
  );
}

function Opening() {
  return (
    <div className={styles.stage}>
      <GameOpening />
    </div>
  );
}

/** Waits with a game for money that takes the whole window, where nothing can cover it. */
function OnceAllowed({ openedAt, children }: { openedAt: string; children: ReactNode }) {
  const mayLeave = useMayLeaveTo(openedAt);
  return mayLeave ? children : <Opening />;
}

/** Opens the vendor's page in the whole window; going back leads to where the game was opened. */
function LeaveToGame({ href }: { href: string }) {
  const path = useGamePath();
  useEffect(() => {
    // The vendor's page may lead straight to the cashier, which then returns to the game.
    sessionStorage.setItem(sessionKeys.returnToGame, path);
    location.replace(href);
  }, [href, path]);
  return <Opening />;
}

type OpenedProps = { launched: OpenedGame; address: GameAddress; onLeave: () => void };

function Opened({ launched, address, onLeave }: OpenedProps) {
  const { topLevel, trial, openedAt, gameName, bringMoneyTo, bringAtOnce } = launched;
  const leaving = <LeaveToGame href={address.href} />;
  const inWindow = trial ? leaving : <OnceAllowed openedAt={openedAt}>{leaving}</OnceAllowed>;
  const game = topLevel ? (
    inWindow
  ) : (
    <GameFrame {...{ address, bringMoneyTo, onLeave }} name={gameName} />
  );
  if (bringMoneyTo === null) return game;
  return (
    <BringFirst provider={bringMoneyTo} atOnce={bringAtOnce}>
      {game}
    </BringFirst>
  );
}

/** Leads to what refused the launch, and from there back to the game. */
function RefusalLink({ error }: { error: unknown }) {
  const text = useText();
  const comeBack = useComeBack();
  const link = refusalLink(error);
  if (link === null) return null;
  return (
    <Link className={buttonClass('quiet', 'compact')} href={link.href} onClick={comeBack}>
      {text(link.label)}
    </Link>
  );
}

function Stage({ launch, onLeave }: { launch: ReturnType<typeof useLaunch>; onLeave: () => void }) {
  const text = useText();
  const errorText = useErrorText();
  const address = launch.data === undefined ? null : gameAddress(launch.data.content.game_url);
  if (launch.isPending) return <Opening />;
  if (launch.data !== undefined && address !== null) {
    return <Opened launched={launch.data} {...{ address, onLeave }} />;
  }
  return (
    <div className={styles.failed}>
      <ErrorState
        text={errorText(launch.error ?? noAddress)}
        retryLabel={text('state.retry')}
        busy={launch.isFetching}
        onRetry={() => void launch.refetch()}
      />
      <RefusalLink error={launch.error} />
      <AnotherGame onLeave={onLeave} />
    </div>
  );
}

function Play({ target, onLeave }: { target: PlayTarget; onLeave: () => void }) {
  const launch = useLaunch(target);
  useKeepOpen(launch.data !== undefined);
  // The player is back in the game; a later deposit stores its own return address.
  useEffect(() => sessionStorage.removeItem(sessionKeys.returnToGame), []);
  return (
    <div className={styles.page}>
      <GameBar
        launched={launch.data}
        nodeId={target.nodeId}
        trial={launch.data?.trial ?? target.accountType === 0}
        onLeave={onLeave}
      />
      <Stage launch={launch} onLeave={onLeave} />
      {launch.data?.trial === false && (
        <PlayLimits
          openedAt={launch.data.openedAt}
          topLevel={launch.data.topLevel}
          onLeave={onLeave}
        />
      )}
    </div>
  );
}

function NoGame({ onLeave }: { onLeave: () => void }) {
  const errorText = useErrorText();
  return (
    <div className={styles.page}>
      <GameBar trial={false} onLeave={onLeave} />
      <div className={styles.failed}>
        <EmptyState text={errorText(noGame)} action={<AnotherGame onLeave={onLeave} />} />
      </div>
    </div>
  );
}

const backAnsweredMs = 400;

/**
 * Goes one step back, or home when that leaves the site or stays on the page, as after a game's own
 * page changes. Comparing addresses does not help: the same game may have been opened again.
 */
function useLeaveGame(): () => void {
  const [, navigate] = useLocation();
  return useCallback(() => {
    if (!canStepBack()) {
      navigate(paths.home(), { replace: true });
      return;
    }
    const stayed = setTimeout(() => navigate(paths.home(), { replace: true }), backAnsweredMs);
    addEventListener('popstate', () => clearTimeout(stayed), { once: true });
    history.back();
  }, [navigate]);
}

/** Shows one game over the whole screen, without the header and the footer of the site. */
export function PlayScreen() {
  const [path] = useLocation();
  const search = useSearch();
  const leave = useLeaveGame();
  const target = playTarget(path, search);
  return target === null ? <NoGame onLeave={leave} /> : <Play target={target} onLeave={leave} />;
}
