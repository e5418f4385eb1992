import type { agentEn } from '../en/agent.ts';

export const agentTy: Record<keyof typeof agentEn, string> = {
  'contract.dailySalary': 'May kontrata sa arawang sahod na naghihintay sa iyo',
  'contract.dividend': 'May kontrata sa dividend na naghihintay sa iyo',
  'contract.hourlySalary': 'May kontrata sa orasang sahod na naghihintay sa iyo',
  'contract.text': 'Tingnan ang kahilingan at sagutin ito.',
  'contract.go': 'Pumunta sa kontrata',
  'contract.cancel': 'Kanselahin',
};
