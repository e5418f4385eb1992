import { useEffect, useRef, useState } from 'react';
import { forgetIntent, requestKeyFor } from '#features/wallet/request-intent.ts';
import { useText } from '#kit/text.ts';
import { afterCall } from '@pavilion/client/calls/after-call.ts';
import type { GameType } from '@pavilion/domain/game/game-type';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useDayText } from '../team/team-words.ts';
import {
  rateOf,
  ratesInput,
  ratesOf,
  refusedRate,
  scaleOf,
  type PersonRate,
  type RateDraft,
  type RefusedRate,
} from './rate-scale.ts';
import { useRateText } from './rate-words.ts';
import { RateReview } from './RateReview.tsx';
import { useSetRates, type OwnRates, type RatedPerson } from './rates.queries.ts';
import { RateSlider } from './RateSlider.tsx';
import styles from './RateForm.module.css';

const savedToastMs = 3000;

type RateFormProps = { person: RatedPerson; own: OwnRates; onSaved: () => void };

/** Without what is set already. */
function changed(draft: RateDraft, category: GameType, rate: number, next: number): RateDraft {
  const { [category]: _, ...others } = draft;
  return rate === next ? others : { ...others, [category]: rate };
}

/** The bounds that a refusal told take the place of those that were known. */
function withRefused(rates: readonly PersonRate[], refused: RefusedRate | null): PersonRate[] {
  return rates.map((one) => {
    if (one.category !== refused?.category) return one;
    const { floor, ceiling } = refused;
    const bounds = { floor: rateOf(floor), ceiling: rateOf(ceiling), step: one.scale.step };
    return { ...one, scale: scaleOf(bounds) };
  });
}

/** Saves a draft, under one key as long as it stays the same. */
function useSaving({ account, from }: RatedPerson, draft: RateDraft, onSaved: () => void) {
  const text = useText();
  const call = useSetRates();
  const save = (onRefused: (refused: RefusedRate) => void) => {
    const rates = ratesInput(draft);
    const name = `rates ${account}`;
    const requestKey = requestKeyFor(sessionStorage, name, [from, JSON.stringify(rates)]);
    afterCall(
      call.mutateAsync({ account, rates, requestKey }),
      () => {
        forgetIntent(sessionStorage, name);
        onSaved();
        showToast(text('team.rates.saved'), { kind: 'success', durationMs: savedToastMs });
      },
      (error) => {
        const refused = refusedRate(error);
        if (refused) onRefused(refused);
      },
    );
  };
  return { save, busy: call.isPending, error: call.error, reset: call.reset };
}

/** Sliders for the rates of a person; what is chosen is shown once more before it is saved. */
export function RateForm({ person, own, onSaved }: RateFormProps) {
  const text = useText();
  const rateText = useRateText();
  const dayText = useDayText();
  const [draft, setDraft] = useState<RateDraft>({});
  const [isAsking, setAsking] = useState(false);
  const saving = useSaving(person, draft, onSaved);
  const refused = refusedRate(saving.error);
  const rates = withRefused(ratesOf(person, own), refused);
  const from = text('team.rates.from', { day: dayText(person.from) });
  const refusedSlider = useRef<HTMLInputElement>(null);
  const isRefused = refused !== null && !isAsking;
  useEffect(() => {
    if (isRefused) refusedSlider.current?.focus();
  }, [isRefused]);

  if (isAsking) {
    return (
      <RateReview
        rates={rates}
        draft={draft}
        from={from}
        busy={saving.busy}
        error={saving.error}
        onBack={() => setAsking(false)}
        onSave={() => saving.save(() => setAsking(false))}
      />
    );
  }
  const count = Object.keys(draft).length;
  return (
    <div className={styles.form}>
      <p className={styles.about}>{from}</p>
      {rates.map((one) => {
        const ofRefused = refused?.category === one.category ? refused : null;
        return (
          <RateSlider
            key={one.category}
            of={one}
            rate={draft[one.category] ?? one.next}
            error={
              ofRefused
                ? text('team.rates.refused', {
                    floor: rateText(one.scale.lowest),
                    ceiling: rateText(one.scale.highest),
                  })
                : undefined
            }
            slider={ofRefused ? refusedSlider : undefined}
            onChange={(rate) => {
              saving.reset();
              setDraft(changed(draft, one.category, rate, one.next));
            }}
          />
        );
      })}
      <div className={styles.foot}>
        <Button disabled={count === 0} onClick={() => setAsking(true)}>
          {text('team.rates.review', { count })}
        </Button>
      </div>
    </div>
  );
}
