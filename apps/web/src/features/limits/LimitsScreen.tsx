import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { sessionKeys } from '#kit/storage-keys.ts';
import { useText } from '#kit/text.ts';
import { useDurationFormat } from '@pavilion/client/language/duration.ts';
import { limitKinds, type LimitKind } from '@pavilion/domain/member/own-limit';
import { isOwnPage } from '@pavilion/domain/site/link-rule';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { useLimits, type LimitName, type OwnLimit, type OwnLimits } from './limits.queries.ts';
import { HelpSection } from './list/HelpSection.tsx';
import { isSameLimit, stateOfWish, useLimitWords } from './list/limit-words.ts';
import { LimitForm } from './list/LimitForm.tsx';
import { LimitRow } from './list/LimitRow.tsx';
import { RipeWish } from './list/RipeWish.tsx';
import styles from './list/Limits.module.css';

const skeletonHeights = [88, 264, 264];
const tickMs = 30_000;

/** The time of the device, often enough for a wish that ripens or ends while the page is open. */
function useNowMs(): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNowMs(Date.now()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return nowMs;
}

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
  const nowMs = useNowMs();
  const { list, raiseAfterHours } = limits;
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

/** Leads back to the game from which the member came. */
function BackToGame() {
  const text = useText();
  const game = sessionStorage.getItem(sessionKeys.returnToGame);
  if (!isOwnPage(game)) return null;
  return (
    <Link className={buttonClass('secondary')} href={game}>
      {text('deposit.result.game')}
    </Link>
  );
}

/** The limits that the member plays within, and who helps. */
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
        isEmpty={({ list, help }) => list.length === 0 && help.length === 0}
      >
        {(data) => <Limits limits={data} />}
      </Loaded>
    </>
  );
}
