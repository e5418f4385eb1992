import { loadCatalogue } from '#kit/catalogue.ts';
import { useText } from '#kit/text.ts';
import { currentLanguage } from '@pavilion/client/language/language.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { useLazyOverlay, type OverlayProps } from '@pavilion/client/queries/lazy-overlay.tsx';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { menu } from '@pavilion/ui/icons/first-icons.ts';

const sideMenu = lazyComponent<'SideMenu', OverlayProps>(
  'SideMenu',
  () => import('../side-menu/SideMenu.tsx'),
  () => loadCatalogue(currentLanguage()),
);

/** Always in the header; fetches the menu itself at the first press. */
export function MenuButton() {
  const text = useText();
  const { open, overlay } = useLazyOverlay(sideMenu);
  return (
    <>
      <IconButton shape={menu} label={text('shell.menu')} aria-haspopup="dialog" onClick={open} />
      {overlay}
    </>
  );
}
