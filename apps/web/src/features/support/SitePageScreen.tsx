import { Link, useLocation } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { OperatorHtml } from '#features/site/OperatorHtml.tsx';
import { useText } from '#kit/text.ts';
import { findScreen } from '@pavilion/screens/find-screen';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { Skeleton } from '@pavilion/ui/states/Skeleton.tsx';
import { sitePages, useSitePage, type SitePage } from './page.queries.ts';
import { PageLinks } from './PageLinks.tsx';

function pageAt(location: string): SitePage {
  const screen = findScreen(location);
  return sitePages.find((id) => id === screen?.id) ?? 'privacy';
}

/** Privacy notice, terms and responsible gaming: the address names the page. */
export function SitePageScreen() {
  const text = useText();
  const [location] = useLocation();
  const id = pageAt(location);
  return (
    <>
      <Loaded
        query={useSitePage(id)}
        skeleton={<Skeleton height={420} radius="var(--radius-l)" />}
        isEmpty={({ content }) => content === ''}
        empty={
          <EmptyState
            text={text('pages.empty')}
            action={
              <Link className={buttonClass('secondary', 'compact')} href={paths.help()}>
                {text('title.help')}
              </Link>
            }
          />
        }
      >
        {({ content }) => (
          <Card>
            <OperatorHtml html={content} headings={2} />
          </Card>
        )}
      </Loaded>
      <PageLinks without={id} />
    </>
  );
}
