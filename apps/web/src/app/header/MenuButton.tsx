import { Suspense, useState } from 'react';
import { loadCatalogue } from '../../kit/catalogue.ts';
import { currentLanguage } from '../../kit/language.ts';
import { lazyPart } from '../../kit/lazy-part.tsx';
import { useText } from '../../kit/text.ts';
import { IconButton } from '../../ui/IconButton.tsx';
import { menu } from '../../ui/icons/first-icons.ts';

const sideMenu = lazyPart<'SideMenu', { open: boolean; onClose: () => void }>(
  'SideMenu',
  () => import('../side-menu/SideMenu.tsx'),
  () => loadCatalogue(currentLanguage()),
);

/** Always in the header; the menu itself is fetched with the first press. */
export function MenuButton() {
  const text = useText();
  const [state, setState] = useState<'unused' | 'open' | 'closed'>('unused');
  async function open(): Promise<void> {
    // Without its code there is no menu; the notice above the page says that one is offline.
    const ready = await sideMenu.load().catch(() => null);
    if (ready !== null) setState('open');
  }
  return (
    <>
      <IconButton
        shape={menu}
        label={text('shell.menu')}
        aria-haspopup="dialog"
        onClick={() => void open()}
      />
      {state !== 'unused' && (
        <Suspense>
          <sideMenu.Part open={state === 'open'} onClose={() => setState('closed')} />
        </Suspense>
      )}
    </>
  );
}
