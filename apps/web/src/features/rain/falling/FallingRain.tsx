import { useState } from 'react';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useRefusal } from '#features/site/visitor.ts';
import { useServerTime } from '#kit/clock/server-time.ts';
import { prefersReducedMotion } from '#kit/device.ts';
import { useText } from '#kit/text.ts';
import { waveAt } from '@pavilion/domain/reward/rain';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { circleCheck } from '@pavilion/ui/icons/form-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { Rules } from '../before/Rules.tsx';
import { TakePart } from '../before/TakePart.tsx';
import type { PlannedRain, ShownRain } from '../rain.queries.ts';
import { timesOf, useCatching } from './catching.ts';
import { ClaimResult } from './ClaimResult.tsx';
import { Envelope } from './Envelope.tsx';
import { FallingEnvelopes } from './FallingEnvelopes.tsx';
import { OwnWins } from './OwnWins.tsx';
import { soundOff, soundOn } from './sound-icons.ts';
import { useSound, type Sound } from './sound.ts';
import { WaveMeter } from './WaveMeter.tsx';
import styles from './Falling.module.css';

/** What falls: envelopes that move, or a still one for who wants no motion. */
function Sky({ isStill, onTap }: { isStill: boolean; onTap: () => void }) {
  if (!isStill) return <FallingEnvelopes onTap={onTap} />;
  return (
    <div className={styles.still}>
      <Envelope />
    </div>
  );
}

function SoundButton({ sound }: { sound: Sound }) {
  const text = useText();
  const { isOn, toggle } = sound;
  return (
    <IconButton
      className={styles.sound ?? ''}
      shape={isOn ? soundOn : soundOff}
      label={text(isOn ? 'rain.sound.off' : 'rain.sound.on')}
      onClick={toggle}
    />
  );
}

type FallingRainProps = { rain: PlannedRain; now: ShownRain['now']; aheadMs: number };

/** Shows a rain that falls: the field, the waves, and what the member has won so far. */
export function FallingRain({ rain, now, aheadMs }: FallingRainProps) {
  const text = useText();
  const times = timesOf(rain);
  const wave = useServerTime(aheadMs, (at) => waveAt(times, at)) ?? rain.waves;
  const { claims, refusal, isSending, catchOne } = useCatching(rain, now, aheadMs);
  const sound = useSound();
  const [isStill] = useState(prefersReducedMotion);
  const isMember = useRefusal('promotion') === null;
  const mayTakePart = isMember && rain.terms?.missing.length === 0;
  const isCaught = claims.some((claim) => claim.wave === wave);
  const ended = claims.filter((claim) => claim.wave < wave).toReversed();
  const tap = () => {
    sound.play('caught');
    if (mayTakePart) catchOne();
  };
  return (
    <>
      <section className={styles.field} aria-label={text('title.redRain')}>
        <Sky isStill={isStill} onTap={tap} />
        <div className={styles.above}>
          <WaveMeter times={times} wave={wave} aheadMs={aheadMs} />
          <SoundButton sound={sound} />
        </div>
        <div className={styles.below}>
          <div className={styles.results} role="status">
            {ended.map((claim) => (
              <ClaimResult
                key={claim.wave}
                rainId={rain.rainId}
                claim={claim}
                aheadMs={aheadMs}
                onWin={() => sound.play('won')}
              />
            ))}
          </div>
          <ErrorNotice error={refusal} />
          {mayTakePart ? (
            <>
              <p className={isCaught ? styles.caught : styles.hint} role="status">
                {isCaught ? (
                  <>
                    <Icon shape={circleCheck} size={18} />
                    {text('rain.caught')}
                  </>
                ) : (
                  // For the hand alone; the button below says it to everybody.
                  !isStill && <span aria-hidden="true">{text('rain.tap')}</span>
                )}
              </p>
              <Button
                kind={isCaught ? 'secondary' : 'primary'}
                busy={isSending && !isCaught}
                onClick={tap}
              >
                {text('rain.catch')}
              </Button>
            </>
          ) : (
            <TakePart terms={rain.terms} />
          )}
        </div>
      </section>
      {mayTakePart && <OwnWins rainId={rain.rainId} hasOnlyBegun={wave === 1 && !now?.claimId} />}
      <Rules rain={rain} />
    </>
  );
}
