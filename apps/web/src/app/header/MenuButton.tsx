import { Suspense } from 'react';
import { loadCatalogue } from '#kit/catalogue.ts';
import { currentLanguage } from '#kit/language.ts';
import { lazyPart } from '#kit/lazy-part.tsx';
import { useText } from '#kit/text.ts';
import { IconButton } from '#ui/IconButton.tsx';
import { menu } from '#ui/icons/first-icons.ts';
import { useOpenedPart, type OpenedProps } from './opened-part.ts';

const sideMenu = lazyPart<'SideMenu', OpenedProps>(
  'SideMenu',
  () => import('../side-menu/SideMenu.tsx'),
  () => loadCatalogue(currentLanguage()),
);

/** Always in the header; the menu itself is fetched with the first press. */
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
