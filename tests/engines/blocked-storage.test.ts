import { expect, test } from 'vitest';
import { distFolder } from '../build/site-files.ts';
import { startServer } from '../support/start-server.ts';
import { fill, press, waitFor } from './engine.ts';
import { firefox } from './firefox.ts';
import { engines } from './site.ts';

// Its databases, worker, channels and locks all refuse then; what is in the way in Chromium: browser/offline.
test.runIf(engines.includes(firefox))('with all cookies blocked in Firefox a message is sent', async () => {
  const server = await startServer({ distDir: distFolder });
  const browser = await firefox.start({ 'network.cookie.cookieBehavior': 2 });
  const tab = await browser.newTab();
  await tab.open(`${server.url}/contact`);
  await waitFor(tab, `document.documentElement.dataset.hydrated === 'true'`);
  await tab.read(`void document.querySelector('[data-answer=agree]').click()`);
  await tab.read(`void document.querySelector('main form').scrollIntoView()`);
  const sender = { name: 'Anika', email: 'anika@example.com', phone: '01712345678' };
  await fill(tab, { ...sender, subject: 'inquiry', message: 'Kept nowhere' });
  await press(tab, 'Submit');
  await waitFor(tab, `document.body.innerText.includes('Your message has been sent successfully!')`);
  expect(server.submissions('contacts').map(({ message }) => message)).toEqual(['Kept nowhere']);
  await tab.open(`${server.url}/stored-on-this-device`);
  await waitFor(tab, `document.querySelector('main h1')?.innerText === 'Stored on this device'`);
  await server.close();
  // Fails with what was uncaught.
  await browser.close();
});
