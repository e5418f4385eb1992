import { AppBonusNotice } from '#features/promotions/AppBonusNotice.tsx';
import { DownloadScreen } from '#features/support/DownloadScreen.tsx';

/** /m/download, with what the site gives for the app. */
export function DownloadPage() {
  return <DownloadScreen notice={<AppBonusNotice />} />;
}
