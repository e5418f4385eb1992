import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';

type Calls = PlayerEndpoints['agents'];

/** An agent who has made no link yet, on a site that lets agents do everything. */
export const noLinks: ResponseOf<Calls['listLinks']> = {
  list: [],
  mostLinks: 20,
  domains: [],
  opensLinks: true,
  opensDirectly: true,
  opensAgents: true,
  openedToday: 3,
  mostPerDay: 20,
};
