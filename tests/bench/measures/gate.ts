import { lines, type LineName } from '../lines.ts';
import { takePhone } from '../phone.ts';
import { readings, type Reading } from '../sample.ts';
import { measuredPath, type Site } from '../sites.ts';
import { openTab } from '../visit.ts';
import { intervalOf } from './interval.ts';

/** Waits for the first click, and then for the frame without the gate. */
function timeTheGate(): void {
  if (window.top !== window || !location.protocol.startsWith('http')) return;
  const gates = () => [...document.querySelectorAll('dialog, [role="dialog"], [role="alertdialog"]')];
  // What fades out is there until it is gone.
  window.bench.timeFrom('click', () => !gates().some((gate) => window.bench.isShown(gate, 0.01)));
}

/** A first visit without stored consent; Agree is pressed as soon as it is visible, also before hydration. */
export async function gate({ link }: Site, line: LineName): Promise<readonly Reading[]> {
  const phone = await takePhone(false);
  try {
    link.shape(lines[line]);
    await phone.context.addInitScript(timeTheGate);
    const { page } = await openTab(phone);
    await page.goto(link.url + measuredPath, { waitUntil: 'commit', timeout: 60_000 });
    const agree = page.getByRole('button', { name: 'Agree', exact: true });
    await agree.waitFor({ timeout: 60_000 });
    const { gateShown, gateHydrated } = await page.evaluate(() => ({
      gateShown: performance.now(),
      gateHydrated: Number(document.documentElement.dataset['hydrated'] === 'true'),
    }));
    await agree.tap({ noWaitAfter: true });
    return readings(line, { gateShown, gateHydrated, gateAnswered: await intervalOf(page) });
  } finally {
    await phone.close();
    link.shape(null);
  }
}
