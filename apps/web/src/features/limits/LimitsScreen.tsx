import { useState } from 'react';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { useDurationFormat } from '@pavilion/client/language/duration.ts';
import { limitKinds, type LimitKind } from '@pavilion/domain/member/own-limit';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { BackToGame } from './BackToGame.tsx';
import { BreakSections } from './break/BreakSections.tsx';
import { useLimits, type LimitName, type OwnLimit, type OwnLimits } from './limits.queries.ts';
import { CheckSection } from './list/CheckSection.tsx';
import { HelpSection } from './list/HelpSection.tsx';
import { isSameLimit, stateOfWish, useLimitWords } from './list/limit-words.ts';
import { LimitForm } from './list/LimitForm.tsx';
import { LimitRow } from './list/LimitRow.tsx';
import { useNowMs } from './list/now-ms.ts';
import { PauseSection } from './list/PauseSection.tsx';
import { RipeWish } from './list/RipeWish.tsx';
import styles from './list/Limits.module.css';

const skeletonHeights = [88, 264, 264];
/** Often enough for a wish that ripens or ends while the page is open. */
const tickMs = 30_000;

type GroupProps = {
  kind: LimitKind;
  list: readonly OwnLimit[];
  nowMs: number;
  onOpen: (name: LimitName) => void;
};

/** The limits of one kind; nothing where the site has none of it. */
function LimitGroup({ kind, list, nowMs, onOpen }: GroupProps) {
  const text = useText();
  const own = list.filter((one) => one.kind === kind);
  if (own.length === 0) return null;
  return (
    <Section title={text(`limits.kind.${kind}`)}>
      <p className={styles.about}>{text(`limits.about.${kind}`)}</p>
      <Card look="flush">
        <ul className={styles.list}>
          {own.map((limit) => (
            <LimitRow
              key={limit.period}
              limit={limit}
              nowMs={nowMs}
              onPress={() => onOpen({ kind, period: limit.period })}
            />
          ))}
        </ul>
      </Card>
    </Section>
  );
}

/** The limit whose form is open, or was until now; each opening begins with a form of its own. */
function useOpenedLimit(list: readonly OwnLimit[]) {
  const [opened, setOpened] = useState<{ name: LimitName; isOpen: boolean; turn: number }>();
  return {
    limit: opened && list.find((one) => isSameLimit(one, opened.name)),
    isOpen: opened?.isOpen === true,
    turn: opened?.turn,
    open: (name: LimitName) => setOpened({ name, isOpen: true, turn: (opened?.turn ?? 0) + 1 }),
    close: () => setOpened(opened && { ...opened, isOpen: false }),
  };
}

function Limits({ limits }: { limits: OwnLimits }) {
  const text = useText();
  const words = useLimitWords();
  const duration = useDurationFormat();
  const nowMs = useNowMs(tickMs);
  const { list, raiseAfterHours, realityCheck, pause } = limits;
  const { limit, isOpen, turn, open, close } = useOpenedLimit(list);
  return (
    <>
      {list.map((one) =>
        one.wish !== null && stateOfWish(one.wish, nowMs) === 'ripe' ? (
          <RipeWish key={words.name(one)} limit={one} wish={one.wish} />
        ) : null,
      )}
      <Notice>{text('limits.about', { wait: duration.hours(raiseAfterHours) })}</Notice>
      {limitKinds.map((kind) => (
        <LimitGroup key={kind} kind={kind} list={list} nowMs={nowMs} onOpen={open} />
      ))}
      {realityCheck && <CheckSection check={realityCheck} />}
      {pause && <PauseSection pause={pause} nowMs={nowMs} />}
      <BreakSections breaks={limits.breaks} />
      <HelpSection help={limits.help} />
      {limit && (
        <Sheet
          open={isOpen}
          onClose={close}
          title={words.name(limit)}
          closeLabel={text('shell.close')}
        >
          <LimitForm key={turn} limit={limit} terms={limits} onDone={close} />
        </Sheet>
      )}
    </>
  );
}

function hasNothing({ list, realityCheck, pause, breaks, help }: OwnLimits): boolean {
  const lists = [list, breaks, help];
  return lists.every(({ length }) => length === 0) && realityCheck === null && pause === null;
}

/** The limits that the member plays within, the reality check, and who helps. */
export function LimitsScreen() {
  const text = useText();
  const limits = useLimits();
  return (
    <>
      <BackToGame />
      <Loaded
        query={limits}
        skeleton={<SkeletonBlocks heights={skeletonHeights} />}
        empty={<EmptyState text={text('limits.empty')} />}
        isEmpty={hasNothing}
      >
        {(data) => <Limits limits={data} />}
      </Loaded>
    </>
  );
}
