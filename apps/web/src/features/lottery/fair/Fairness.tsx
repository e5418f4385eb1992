import type { ReactNode } from 'react';
import { CopyFact } from '#features/site/CopyFact.tsx';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText, type MessageKey } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { Balls } from '../balls/Balls.tsx';
import { useFairness, type FairDraw, type Lottery } from '../lottery.queries.ts';
import styles from './Fairness.module.css';

const skeletonHeights = [96, 148, 148, 148, 148];

type StepProps = { what: MessageKey; says: MessageKey; children: ReactNode };

/** One thing that decides the draw, with a sentence on what it is. */
function Step({ what, says, children }: StepProps) {
  const text = useText();
  return (
    <Section title={text(what)}>
      <Card>
        <p className={styles.quiet}>{text(says)}</p>
        {children}
      </Card>
    </Section>
  );
}

/** A value with a button to copy it; null before it is published. */
function Value({ label, value }: { label: string; value: string | null }) {
  const text = useText();
  if (value === null) return <p className={styles.later}>{text('lottery.fair.later')}</p>;
  return <CopyFact label={label} value={value} />;
}

function Commit({ fair: { commit, madeAt } }: { fair: FairDraw }) {
  const text = useText();
  const format = useFormat();
  return (
    <Step what="lottery.fair.commit" says="lottery.fair.commit.text">
      <Value label="SHA-256" value={commit} />
      <p className={styles.quiet}>{text('lottery.fair.made', { at: format.dateTime(madeAt) })}</p>
    </Step>
  );
}

/** Where the public randomness comes from; the sandbox's is named as such. */
function Chain({ fair: { chain } }: { fair: FairDraw }) {
  const text = useText();
  const says = chain.name === 'quicknet' ? 'quicknet' : 'sandbox';
  return (
    <Step what="lottery.fair.chain" says={`lottery.fair.${says}.text`}>
      <p className={styles.name}>{chain.name}</p>
      <Value label={text('lottery.fair.hash')} value={chain.hash} />
      <Value label={text('lottery.fair.key')} value={chain.publicKey} />
    </Step>
  );
}

function Blocks({ fair: { blocks } }: { fair: FairDraw }) {
  const text = useText();
  return (
    <Step what="lottery.fair.blocks" says="lottery.fair.blocks.text">
      {blocks.length === 0 && <Value label="" value={null} />}
      {blocks.map((block, index) => (
        <Value
          key={block}
          label={text('lottery.fair.block', { number: String(index) })}
          value={block}
        />
      ))}
    </Step>
  );
}

function Outcome({ fair, family }: { fair: FairDraw; family: string }) {
  const text = useText();
  const { state, winNo, voidReason } = fair;
  if (state === 'void') {
    return (
      <Notice tone="error">
        <p>
          {text('lottery.void')}: {text('lottery.void.text')}
        </p>
        {voidReason !== null && <p>{text('lottery.void.reason', { reason: voidReason })}</p>}
      </Notice>
    );
  }
  return (
    <Step what="lottery.result" says="lottery.fair.result.text">
      {winNo === null ? <Value label="" value={null} /> : <Balls family={family} winNo={winNo} />}
    </Step>
  );
}

function FairSteps({ fair, family }: { fair: FairDraw; family: string }) {
  const text = useText();
  const format = useFormat();
  const { numero, drawAt, round, seed, signature, randomness, voidDraws, draws } = fair;
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{text('lottery.fair')}</h2>
        <p className={styles.numero}>{text('lottery.numero', { numero })}</p>
        <p className={styles.quiet}>{text('lottery.draws.at', { at: format.dateTime(drawAt) })}</p>
      </div>
      <Outcome fair={fair} family={family} />
      <Commit fair={fair} />
      <Chain fair={fair} />
      <Step what="lottery.fair.round" says="lottery.fair.round.text">
        <Value label={text('lottery.fair.round')} value={String(round)} />
      </Step>
      <Step what="lottery.fair.seed" says="lottery.fair.seed.text">
        <Value label={text('lottery.fair.seed')} value={seed} />
      </Step>
      <Step what="lottery.fair.signature" says="lottery.fair.signature.text">
        <Value label={text('lottery.fair.signature')} value={signature} />
      </Step>
      <Step what="lottery.fair.randomness" says="lottery.fair.randomness.text">
        <Value label={text('lottery.fair.randomness')} value={randomness} />
      </Step>
      <Blocks fair={fair} />
      <p className={styles.quiet}>
        {text('lottery.fair.voids', { voids: String(voidDraws), draws: String(draws) })}
      </p>
    </>
  );
}

/** Everything public that decides an own draw; what is secret until then follows after it. */
export function Fairness({ lottery, numero }: { lottery: Lottery; numero: string }) {
  const query = useFairness(lottery.gameId, numero);
  return (
    <Loaded query={query} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
      {(fair) => <FairSteps fair={fair} family={lottery.family} />}
    </Loaded>
  );
}
