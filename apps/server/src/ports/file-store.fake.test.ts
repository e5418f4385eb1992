import { createFakeFileStore } from './file-store.fake.ts';
import { fileStoreSuite } from './file-store.suite.ts';

fileStoreSuite('the fake', async () => ({
  store: createFakeFileStore(),
  close: () => Promise.resolve(),
}));
