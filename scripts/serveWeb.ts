import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import sirv from 'sirv';

/** Serves a built web app; every unknown path is the app itself, as a deep link on a phone would be. */
export function serveWeb(folder: string, port: number): Promise<{ url: string; close(): void }> {
  const files = sirv(folder, { single: true, dev: true });
  const server = createServer((request, response) => files(request, response));
  return listen(server, port).then((bound) => ({
    url: `http://localhost:${bound}/`,
    close: () => void server.close(),
  }));
}

/** The port asked for, or a free one when somebody else has it. */
function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' && port !== 0) listen(server, 0).then(resolve, reject);
      else reject(error);
    });
    server.listen(port, () => resolve((server.address() as AddressInfo).port));
  });
}
