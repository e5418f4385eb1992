import { Suspense } from 'react';
import { loadCatalogue } from '#kit/catalogue.ts';
import { useText } from '#kit/text.ts';
import { currentLanguage } from '@pavilion/client/language/language.ts';
import { lazyPart } from '@pavilion/client/queries/lazy-part.tsx';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { menu } from '@pavilion/ui/icons/first-icons.ts';
import { useOpenedPart, type OpenedProps } from './opened-part.ts';

const sideMenu = lazyPart<'SideMenu', OpenedProps>(
  'SideMenu',
  () => import('../side-menu/SideMenu.tsx'),
  () => loadCatalogue(currentLanguage()),
);

/** Always in the header; fetches the menu itself at the first press. */
export function MenuButton() {
  const text = useText();
  const { open, isUsed, props } = useOpenedPart(sideMenu);
  return (
    <>
      <IconButton shape={menu} label={text('shell.menu')} aria-haspopup="dialog" onClick={open} />
      {isUsed && (
        <Suspense>
          <sideMenu.Part {...props} />
        </Suspense>
      )}
    </>
  );
}
