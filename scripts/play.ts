// npm run play: builds the app for the web, serves it and prints where it is.
import { spawnSync } from 'node:child_process';
import { serveWeb } from './serveWeb';

const build = spawnSync('npm', ['run', 'build:web'], { stdio: 'inherit', shell: process.platform === 'win32' });
if (build.status !== 0) process.exit(build.status ?? 1);

serveWeb('dist', Number(process.env.PORT ?? 4173)).then(({ url }) => {
  process.stdout.write(`\nGatehouse is open: ${url}\nStop it with Ctrl+C.\n`);
});
