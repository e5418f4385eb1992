import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openRolesWorld, type RolesWorld } from '#app/roles/roles-world.ts';
import { testDatabases } from '#db/testing/test-database.ts';
import { newPerson, type Person } from './broken-connections.ts';
import { bytesOf, openConnection, until } from './raw-connection.ts';

const path = '/wps/report/transaction/export';

describe.each(testDatabases())('§7, Wire transport: files on $name', (database) => {
  let world: RolesWorld;

  beforeAll(async () => {
    world = await openRolesWorld(database);
  });
  afterAll(() => world.close());

  const files = () => world.slotReadings().find(({ name }) => name === 'exports')?.held;

  function askForFile({ token, address }: Person) {
    const given = { authorization: token, 'x-forwarded-for': address };
    const headers = { merchant: world.merchantCode, ...given };
    const connection = openConnection(world.port);
    connection.write(bytesOf({ method: 'GET', path, headers }));
    return connection;
  }

  test('a connection that closes before anything of the file is read keeps no file', async () => {
    const person = await newPerson(world, '10.4.0.1');
    for (let time = 0; time < 3; time++) {
      const { socket } = askForFile(person);
      await until(() => files() === 1);
      socket.destroy();
      await until(() => files() === 0);
    }
    await expect
      .poll(async () => (await world.call({ method: 'GET', path, token: person.token })).status)
      .toBe(200);
  });
});
