import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { CallError } from '@pavilion/contract/client';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { readDraw } from '../claim.queries.ts';
import { checkDraw, type Finding, type RainToCheck } from './check-draw.ts';
import styles from './After.module.css';

/** A wave beyond the last is refused. */
async function readWave(rainId: string, wave: number) {
  try {
    return await readDraw(rainId, wave);
  } catch (error) {
    if (wave > 1 && error instanceof CallError && error.code === 'rain.closed') return null;
    throw error;
  }
}

function FindingNotice({ finding, hasOwn }: { finding: Finding; hasOwn: boolean }) {
  const text = useText();
  const { wrongWave } = finding;
  if (wrongWave !== null) {
    return <Notice tone="error">{text('rain.check.wrong', { wave: wrongWave })}</Notice>;
  }
  return (
    <Notice tone="success">
      <p>{text('rain.check.right')}</p>
      {hasOwn && <p>{text('rain.check.own')}</p>}
    </Notice>
  );
}

/** Works out all draws of a rain in the browser, and says whether they are right. */
export function CheckDraws({ rain }: { rain: RainToCheck }) {
  const text = useText();
  const [wave, setWave] = useState(1);
  const check = useMutation({
    mutationFn: () => checkDraw(rain, (one) => readWave(rain.rainId, one), setWave),
  });
  // Browsers lend what it takes to no other page.
  if (!isSecureContext) return <p className={styles.quiet}>{text('rain.check.unable')}</p>;
  return (
    <div className={styles.check}>
      <Button kind="secondary" busy={check.isPending} onClick={() => check.mutate()}>
        {text('rain.check')}
      </Button>
      <div role="status">
        {check.isPending && <p className={styles.quiet}>{text('rain.check.running', { wave })}</p>}
        {check.data !== undefined && (
          <FindingNotice finding={check.data} hasOwn={rain.own.length > 0} />
        )}
      </div>
      <ErrorNotice error={check.error} />
    </div>
  );
}
