import { contractFields } from '../contracts/contract-fields.ts';
import { ContractTabs } from '../contracts/ContractTabs.tsx';
import { Settlements } from '../settlements/Settlements.tsx';
import { useAddressFields } from '../team/address-fields.ts';
import { teamLinks } from '../team/team-links.ts';
import { TeamPage } from '../team/TeamPage.tsx';
import { useWide } from '../team/use-wide.ts';
import { GivenDividends } from './GivenDividends.tsx';
import { OwnDividend } from './OwnDividend.tsx';

/** The own dividend with what was received, or the contracts given with what was paid. */
export function DividendPage() {
  const isWide = useWide();
  const { fields, change, hrefOf } = useAddressFields(contractFields, teamLinks.dividend);
  const { tab, account } = fields;
  const isGiven = tab === 'given';
  const only =
    isGiven && account !== '' ? { account, onAll: () => change({ account: '' }) } : undefined;
  return (
    <TeamPage shown="" mayWiden>
      <ContractTabs tab={tab} onChange={change}>
        {isGiven ? (
          <GivenDividends hrefOf={(name) => hrefOf({ account: name })} />
        ) : (
          <OwnDividend />
        )}
        <Settlements
          kind="dividend"
          side={isGiven ? 'paid' : 'received'}
          fields={fields}
          onChange={change}
          asTable={isWide}
          only={only}
        />
      </ContractTabs>
    </TeamPage>
  );
}
