import { promotionsQuery } from '#features/promotions/promotions.queries.ts';
import { loadCatalogue } from '#kit/catalogue.ts';
import { readSession } from '#kit/session-record.ts';
import { currentLanguage } from '@pavilion/client/language/language.ts';
import { bringQueries } from '@pavilion/client/queries/queries.tsx';
import { referralPromotion } from './referral-promotion.ts';
import { sayComing } from './say-coming.ts';

/** Whether friends can be invited now; true where the site does not say, as the page tells why. */
async function isOpen(): Promise<boolean> {
  try {
    const { client } = await bringQueries();
    const { promotions } = await client.query({
      ...promotionsQuery(currentLanguage(), readSession() === null),
      networkMode: 'always',
      retry: false,
    });
    return referralPromotion(promotions) !== undefined;
  } catch {
    return true;
  }
}

/** Opens the page on which friends are invited, or says that it is still to come. */
export async function openInvitation(open: () => void): Promise<void> {
  const [isThere] = await Promise.all([isOpen(), loadCatalogue(currentLanguage())]);
  if (isThere) open();
  else sayComing();
}
