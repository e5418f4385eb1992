import { Suspense } from 'react';
import { loadCatalogue } from '#kit/catalogue.ts';
import { ownValue } from '#kit/own-value.ts';
import { setConfirmAsker } from '#kit/session/session-confirm.ts';
import { currentLanguage } from '@pavilion/client/language/language.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { useSharedValue } from '@pavilion/client/state/shared-value.ts';

/** `settle` is called once with whether the person confirmed. */
type Pending = { settle: (confirmed: boolean) => void; open: boolean };

const sheet = lazyComponent<
  'ConfirmSheet',
  { open: boolean; onDone: (confirmed: boolean) => void }
>(
  'ConfirmSheet',
  () => import('./password/ConfirmSheet.tsx'),
  () => loadCatalogue(currentLanguage()),
);

const pending = ownValue<Pending | null>(null);

setConfirmAsker(async () => {
  await sheet.load();
  return new Promise((settle) => pending.set({ settle, open: true }));
});

/** Renders the one dialog that asks for a password, whichever screen called (decision D5). */
export function SessionConfirm() {
  const state = useSharedValue(pending);
  if (state === null) return null;
  const done = (confirmed: boolean) => {
    pending.set({ ...state, open: false });
    state.settle(confirmed);
  };
  return (
    <Suspense>
      <sheet.Component open={state.open} onDone={done} />
    </Suspense>
  );
}
