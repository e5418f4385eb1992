import { fileStoreSuite } from '../suites/file-store.suite.ts';
import { createFakeFileStore } from './file-store.fake.ts';

fileStoreSuite('the fake', async () => ({
  store: createFakeFileStore(),
  close: () => Promise.resolve(),
}));
