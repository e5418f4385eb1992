import { useId } from 'react';
import { useLocation, useSearch } from 'wouter';
import { usePromotions } from '#features/promotions/promotions.queries.ts';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import { Awaited, isAwaited } from './Awaited.tsx';
import { MallOrders } from './mall/MallOrders.tsx';
import { Shop } from './mall/Shop.tsx';
import { PointMoves } from './points/PointMoves.tsx';
import { usePointBalance, usePointConfig } from './points/points.queries.ts';
import { PointsCard } from './points/PointsCard.tsx';

const tabs = ['shop', 'orders', 'history'] as const;
type Tab = (typeof tabs)[number];

const hrefOf = (tab: Tab) => paths.mall(tab === 'shop' ? {} : { tab });

/** The part that the address names, the shop where it names none; a choice replaces the address. */
function useTab() {
  const [, navigate] = useLocation();
  const wanted = new URLSearchParams(useSearch()).get('tab');
  const tab = tabs.find((one) => one === wanted) ?? 'shop';
  return { tab, open: (next: Tab) => navigate(hrefOf(next), { replace: true }) };
}

/**
 * Fetches what the card of the points says, and which items take more of them: once for the page,
 * as every reader of its own would fetch the points anew. Says when all of it is known.
 */
function usePointsOfPage() {
  const balance = usePointBalance();
  const config = usePointConfig();
  const promotions = usePromotions();
  return { balance, config, isReady: ![balance, config, promotions].some(isAwaited) };
}

/** Shows the member's points, what they buy, what was bought, and how they changed (flag PTSYS3). */
export function MallScreen() {
  const text = useText();
  const panelId = useId();
  const { tab, open } = useTab();
  const { balance, config, isReady } = usePointsOfPage();
  return (
    <Awaited isReady={isReady}>
      <PointsCard balance={balance} config={config} />
      <SegmentedControl
        label={text('mall.parts')}
        segments={tabs.map((key) => ({ key, label: text(`mall.tab.${key}`) }))}
        value={tab}
        onChange={open}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={text(`mall.tab.${tab}`)}>
        {tab === 'shop' && (
          <Shop points={balance.data?.balance} onSeeOrders={() => open('orders')} />
        )}
        {tab === 'orders' && <MallOrders onShop={() => open('shop')} />}
        {tab === 'history' && <PointMoves />}
      </div>
    </Awaited>
  );
}
