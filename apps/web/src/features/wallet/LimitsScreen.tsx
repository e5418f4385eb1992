import { useState } from 'react';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { LimitForm } from './limits/LimitForm.tsx';
import { useLimits, type OwnLimit } from './limits/limits.queries.ts';
import { useShortMoneyFormat } from './money-format.ts';

const skeletonHeights = [220];

/** Shows what is used of a limit, and the looser one that waits. */
function LimitDetail({ limit }: { limit: OwnLimit }) {
  const text = useText();
  const money = useShortMoneyFormat();
  const { dateTime } = useFormat();
  const { left, next } = limit;
  const used = money(limit.used);
  const when = next === null ? '' : dateTime(next.from);
  return (
    <>
      {left === null
        ? text('limits.used', { used })
        : text('limits.left', { used, left: money(left) })}
      {next !== null && (
        <>
          <br />
          {next.amount === null
            ? text('limits.next.none', { when })
            : text('limits.next', { amount: money(next.amount), when })}
        </>
      )}
    </>
  );
}

function LimitList({ list }: { list: readonly OwnLimit[] }) {
  const text = useText();
  const money = useShortMoneyFormat();
  const [opened, setOpened] = useState<OwnLimit['period'] | null>(null);
  const limit = list.find(({ period }) => period === opened);
  const close = () => setOpened(null);
  return (
    <Section title={text('limits.deposits')}>
      <Card look="flush">
        {list.map((one) => (
          <ListRow
            key={one.period}
            title={text(`limits.${one.period}`)}
            detail={<LimitDetail limit={one} />}
            trail={one.amount === null ? text('limits.none') : money(one.amount)}
            onPress={() => setOpened(one.period)}
          />
        ))}
      </Card>
      {limit !== undefined && (
        <Sheet
          open
          onClose={close}
          title={text(`limits.${limit.period}`)}
          closeLabel={text('shell.close')}
        >
          <LimitForm limit={limit} onDone={close} />
        </Sheet>
      )}
    </Section>
  );
}

/** Sets the limits of the member's own deposits. */
export function LimitsScreen() {
  const text = useText();
  const limits = useLimits();
  return (
    <>
      <Notice>{text('limits.about')}</Notice>
      <Loaded query={limits} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
        {({ list }) => <LimitList list={list} />}
      </Loaded>
    </>
  );
}
