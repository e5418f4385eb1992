import { useState } from 'react';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { useDurationFormat } from '@pavilion/client/language/duration.ts';
import { limitKinds, type LimitKind } from '@pavilion/domain/protection/own-limit';
import { paths } from '@pavilion/screens/paths';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { circleCheck, circleX } from '@pavilion/ui/icons/form-icons.ts';
import { chartColumn } from '@pavilion/ui/icons/shell-icons.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { AfterAdvice } from './AfterAdvice.tsx';
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

/** What else protects the player, or shows how the play has gone. */
function MoreTools() {
  const text = useText();
  return (
    <Section title={text('limits.more')}>
      <Card look="flush">
        <ListRow icon={chartColumn} title={text('title.history')} href={paths.history()} />
        <ListRow icon={circleCheck} title={text('title.selfTest')} href={paths.selfTest()} />
        <ListRow icon={circleX} title={text('title.closeAccount')} href={paths.closeAccount()} />
      </Card>
    </Section>
  );
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
      {list.length > 0 ? (
        <Notice>{text('limits.about', { wait: duration.hours(raiseAfterHours) })}</Notice>
      ) : (
        <p className={styles.detail}>{text('limits.empty')}</p>
      )}
      {limitKinds.map((kind) => (
        <LimitGroup key={kind} kind={kind} list={list} nowMs={nowMs} onOpen={open} />
      ))}
      {realityCheck && <CheckSection check={realityCheck} />}
      {pause && <PauseSection pause={pause} nowMs={nowMs} />}
      <BreakSections breaks={limits.breaks} />
      <MoreTools />
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

/** The limits that the member plays within, the reality check, and who helps. */
export function LimitsScreen() {
  const limits = useLimits();
  const skeleton = <SkeletonBlocks heights={skeletonHeights} />;
  return (
    <>
      <BackToGame />
      <AfterAdvice page="limits" pending={skeleton}>
        {() => (
          <Loaded query={limits} skeleton={skeleton}>
            {(data) => <Limits limits={data} />}
          </Loaded>
        )}
      </AfterAdvice>
    </>
  );
}
