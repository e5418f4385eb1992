import type { Plugin } from 'vite';

const picture = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>';

/** For component tests: serves an empty picture in place of each of the site's. */
export function noPictures(): Plugin {
  return {
    name: 'pavilion:no-pictures',
    configureServer(server) {
      server.middlewares.use('/art', (_request, response) => {
        response.setHeader('Content-Type', 'image/svg+xml');
        response.end(picture);
      });
    },
  };
}
