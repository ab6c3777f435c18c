import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openApp } from './app.ts';
import { readConfiguration } from './configuration.ts';
import type { Configuration } from './configuration.ts';
import { createListener, serverOptions } from './listener.ts';
import { createStaticHost } from './static/static-host.ts';

/** How long open connections may take to finish when the server is stopped, in milliseconds. */
const stopDelay = 2000;

const writeLine = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

function start(): void {
  const configuration = readConfiguration(process.env, fileURLToPath(new URL('../..', import.meta.url)));
  const { distDir, host } = configuration;
  if (!existsSync(join(distDir, 'index.html'))) {
    throw new Error(`There is no built site in ${distDir}. Build it first: npm run build`);
  }
  const app = openApp(configuration, createStaticHost(distDir));
  const server = createServer(serverOptions, createListener(app, writeLine));
  server.once('error', (error: NodeJS.ErrnoException) => fail(listenProblem(error, configuration)));
  server.listen(configuration.port, host, () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : configuration.port;
    writeLine(`The site and its stand-in API: http://localhost:${port}`);
    if (host === '127.0.0.1')
      writeLine('Only this machine reaches it. For the phone in your hand: HOST=0.0.0.0 npm start');
  });
  stopOnSignal(server);
}

function listenProblem(error: NodeJS.ErrnoException, { port }: Configuration): string {
  if (error.code === 'EADDRINUSE') return `Port ${port} is taken. Choose another one: PORT=4174 npm start`;
  if (error.code === 'EACCES') return `Port ${port} is not allowed to you. Choose one from 1024 on.`;
  return error.message;
}

function stopOnSignal(server: Server): void {
  const stop = (): void => {
    server.close(() => process.exit(0));
    setTimeout(() => server.closeAllConnections(), stopDelay).unref();
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

try {
  start();
} catch (error) {
  fail((error as Error).message);
}
