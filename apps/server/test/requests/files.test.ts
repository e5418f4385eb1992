import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { serveTestSite, type ServedSite } from '#testing/served-site.ts';
import { newPerson, type Person } from './broken-connections.ts';
import { bytesOf, openConnection, until } from './raw-connection.ts';

const path = '/wps/report/transaction/export';

describe.each(testDatabases())('§7, Wire transport: files on $name', (database) => {
  let harness: ServedSite;

  beforeAll(async () => {
    harness = await serveTestSite(database);
  });
  afterAll(() => harness.close());

  const files = () => harness.slotReadings().find(({ name }) => name === 'exports')?.held;

  function askForFile({ token, address }: Person) {
    const given = { authorization: token, 'x-forwarded-for': address };
    const headers = { merchant: harness.merchantCode, ...given };
    const connection = openConnection(harness.port);
    connection.write(bytesOf({ method: 'GET', path, headers }));
    return connection;
  }

  test('a connection that closes before anything of the file is read closes the file', async () => {
    const person = await newPerson(harness, '10.4.0.1');
    for (let time = 0; time < 3; time++) {
      const { socket } = askForFile(person);
      await until(() => files() === 1);
      socket.destroy();
      await until(() => files() === 0);
    }
    await expect
      .poll(async () => (await harness.call({ method: 'GET', path, token: person.token })).status)
      .toBe(200);
  });
});
