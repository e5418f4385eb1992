import { ownData } from '@pavilion/client/queries/queries.tsx';

/** All that changes with contracts: own and given ones, what is asked, and settlements. */
export const contractsKey = [ownData, 'contracts'];

/** What an agent is asked to answer. */
export const contractRequestsKey = [...contractsKey, 'requests'];
