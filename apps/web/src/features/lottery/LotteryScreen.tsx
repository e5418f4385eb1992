import { Suspense, useState, type ReactNode } from 'react';
import { Link, useSearch } from 'wouter';
import { ErrorBoundary } from '#features/site/ErrorBoundary.tsx';
import { Loaded } from '#features/site/Loaded.tsx';
import { ScreenSkeleton } from '#features/site/ScreenSkeleton.tsx';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { CallError } from '@pavilion/contract/client';
import type { PrizeMode } from '@pavilion/domain/lottery/order/prize-mode';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { Framed } from './frame/Framed.tsx';
import type { ListProps } from './frame/LotteryList.tsx';
import { usePageTitle, useViewFocus } from './frame/page-title.ts';
import { nameOfView, ViewLinks, viewOf } from './frame/ViewLinks.tsx';
import { lotteryOf, useLotteries, type Lottery } from './lottery.queries.ts';
import { isFamilyCode } from './room/family.ts';
import { addressOfMode, modeFor, modeInAddress } from './room/mode.ts';

type OfLottery = { lottery: Lottery };

const lobby = lazyComponent<'Lobby', { mode: PrizeMode | null }>(
  'Lobby',
  () => import('./lobby/Lobby.tsx'),
);
const betting = lazyComponent<'BettingPage', OfLottery & { mode: PrizeMode }>(
  'BettingPage',
  () => import('./room/BettingPage.tsx'),
);
const draws = lazyComponent<'Draws', OfLottery>('Draws', () => import('./draws/Draws.tsx'));
const orders = lazyComponent<'Orders', { lottery: Lottery | null }>(
  'Orders',
  () => import('./orders/Orders.tsx'),
);
const orderDetail = lazyComponent<'OrderDetail', { orderId: string }>(
  'OrderDetail',
  () => import('./orders/OrderDetail.tsx'),
);
const chart = lazyComponent<'Chart', OfLottery>('Chart', () => import('./chart/Chart.tsx'));
const rules = lazyComponent<'Rules', OfLottery>('Rules', () => import('./rules/Rules.tsx'));
const fairness = lazyComponent<'Fairness', OfLottery & { numero: string }>(
  'Fairness',
  () => import('./fair/Fairness.tsx'),
);
const list = lazyComponent<'LotteryList', ListProps>(
  'LotteryList',
  () => import('./frame/LotteryList.tsx'),
);

/** The header stays while the code of what is below it comes, and where that fails. */
function Later({ children }: { children: ReactNode }) {
  return (
    <ErrorBoundary>
      <Suspense fallback={<ScreenSkeleton />}>{children}</Suspense>
    </ErrorBoundary>
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

type ViewProps = { lottery: Lottery; mode: PrizeMode | null; query: URLSearchParams };

function ViewOf({ lottery, mode, query }: ViewProps) {
  const text = useText();
  const numero = query.get('view') === 'fair' ? query.get('numero') : null;
  const { gameId } = lottery;
  switch (viewOf(query.get('view'))) {
    case 'draws':
      if (numero === null) return <draws.Component key={gameId} lottery={lottery} />;
      return <fairness.Component key={numero} lottery={lottery} numero={numero} />;
    case 'orders':
      return <orders.Component key={gameId} lottery={lottery} />;
    case 'chart':
      return <chart.Component key={gameId} lottery={lottery} />;
    case 'rules':
      return <rules.Component key={gameId} lottery={lottery} />;
    case 'betting':
      if (mode === null) return <EmptyState text={text('error.lottery.play.closed')} />;
      return <betting.Component key={gameId} lottery={lottery} mode={mode} />;
  }
}

/** The list of lotteries, whose code is fetched at the first press. */
function useList(shown: string, mode: PrizeMode | null) {
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  const errorText = useErrorText();
  // Drawn without its code, the sheet would take the page with it where that does not come.
  const open = () =>
    void list.load().then(
      () => setState('open'),
      () => showToast(errorText(new CallError('request.network', '')), { kind: 'error' }),
    );
  return {
    open,
    sheet: state !== 'unused' && (
      <Suspense>
        <list.Component
          open={state === 'open'}
          onClose={() => setState('closed')}
          shown={shown}
          mode={mode}
        />
      </Suspense>
    ),
  };
}

/** A lottery, in the prize mode of the address, under links to all its pages. */
function OneLottery({ gameCode, query }: { gameCode: string; query: URLSearchParams }) {
  const text = useText();
  const lotteries = useLotteries();
  const lottery = lotteries.data ? lotteryOf(lotteries.data, gameCode) : null;
  const wanted = modeInAddress(query);
  const mode = lottery && isFamilyCode(lottery.family) ? modeFor(lottery.family, wanted) : null;
  const { open, sheet } = useList(gameCode, mode ?? wanted);
  const view = query.get('view');
  const shown = viewOf(view);
  const name = lottery?.remark ?? text('title.lottery');
  usePageTitle(lottery ? [text(nameOfView(shown)), name] : [name]);
  const backTo = view === 'fair' ? paths.lottery({ gameCode, view: 'draws' }) : paths.lottery();
  return (
    <Framed
      title={name}
      onTitle={lottery ? open : undefined}
      backTo={backTo}
      links={
        (lottery !== null || lotteries.isPending) && (
          <ViewLinks gameCode={gameCode} view={shown} mode={wanted ? addressOfMode(wanted) : {}} />
        )
      }
    >
      <Loaded query={lotteries}>
        {() =>
          lottery === null ? (
            <UnknownLottery />
          ) : (
            <Later key={`${view} ${gameCode}`}>
              <ViewOf lottery={lottery} mode={mode} query={query} />
            </Later>
          )
        }
      </Loaded>
      {sheet}
    </Framed>
  );
}

type PageProps = { title: string; backTo: string; children: ReactNode };

/** A page of no lottery alone. */
function CommonPage({ title, backTo, children }: PageProps) {
  usePageTitle([title]);
  return (
    <Framed title={title} backTo={backTo}>
      <Later>{children}</Later>
    </Framed>
  );
}

/**
 * All lotteries, of the prize mode in the address where there is one; with `gameCode` the betting
 * page of one, or by `view` its draws, the member's orders, its numbers, its rules, or how a draw
 * was decided.
 */
export function LotteryScreen() {
  const text = useText();
  const query = new URLSearchParams(useSearch());
  const [gameCode, view, order] = [query.get('gameCode'), query.get('view'), query.get('order')];
  useViewFocus([gameCode, view, order, query.get('numero')].join(' '));
  if (view === 'order' && order !== null) {
    return (
      <CommonPage title={text('lottery.view.orders')} backTo={paths.lottery({ view: 'orders' })}>
        <orderDetail.Component key={order} orderId={order} />
      </CommonPage>
    );
  }
  if (gameCode === null && view === 'orders') {
    return (
      <CommonPage title={text('lottery.view.orders')} backTo={paths.lottery()}>
        <orders.Component lottery={null} />
      </CommonPage>
    );
  }
  if (gameCode === null || view === 'lobby') {
    return (
      <CommonPage title={text('title.lottery')} backTo={paths.home()}>
        <lobby.Component mode={modeInAddress(query)} />
      </CommonPage>
    );
  }
  return <OneLottery gameCode={gameCode} query={query} />;
}
