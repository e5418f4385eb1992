import { HomeScreen } from '#features/home/HomeScreen.tsx';
import { useSettings } from '#features/site/site.queries.ts';
import { paths } from '@pavilion/screens/paths';
import { Frame } from './frame/Frame.tsx';
import { HomeHeader } from './header/HomeHeader.tsx';
import { useDocumentTitle } from './page-effects.ts';

/** The home with its frame; the only page of the first load. */
export function HomePage() {
  useDocumentTitle(useSettings()?.brand.name ?? '');
  return (
    <Frame path={paths.home()} header={<HomeHeader />} footer>
      <HomeScreen />
    </Frame>
  );
}
