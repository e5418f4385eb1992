import { Income } from './rebates/Income.tsx';
import { rebateFields } from './rebates/rebate-fields.ts';
import { RebateFilters } from './rebates/RebateFilters.tsx';
import { Rebates } from './rebates/Rebates.tsx';
import { useAddressFields } from './team/address-fields.ts';
import { teamLinks } from './team/team-links.ts';
import { TeamPage } from './team/TeamPage.tsx';

/** /m/member/teamRebate: what play brings the agent day by day, and all that was paid. */
export function TeamRebateScreen() {
  const { fields, change } = useAddressFields(rebateFields, teamLinks.rebates);
  const View = fields.view === 'income' ? Income : Rebates;
  return (
    <TeamPage shown="" mayWiden>
      <RebateFilters fields={fields} onChange={change} />
      <View fields={fields} onChange={change} />
    </TeamPage>
  );
}
