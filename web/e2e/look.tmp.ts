import { mkdirSync } from 'node:fs';
import { PATIENT_SERVER, reach } from './puppets.ts';
import { test } from './test.ts';
mkdirSync('/tmp/look', { recursive: true });
test.use({ serving: PATIENT_SERVER });
test.setTimeout(60000);
const STEPS = (process.env.STEPS ?? 'fight:2').split(',').map((s) => {
  const [step, n] = s.split(':');
  return {
    step: step!,
    choices: Number(n ?? 1),
    prefer: (process.env.PREFER ?? '').split(',').filter(Boolean),
  };
});
for (const wanted of STEPS)
  test(`look at ${wanted.step}`, async ({ person }) => {
    const page = await reach(() => person(), wanted);
    for (const [w, h] of [
      [360, 740],
      [1024, 768],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width: w, height: h });
      await page.waitForTimeout(300);
      await page.screenshot({ path: `/tmp/look/${wanted.step}-${w}.png` });
    }
  });
