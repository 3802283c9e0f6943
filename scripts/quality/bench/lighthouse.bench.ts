import { chromium } from "@playwright/test";
import { loadavg } from "node:os";
import { chromiumFlags } from "../browser/chromiumFlags.ts";
import { findChromium } from "../browser/findChromium.ts";
import { freePort } from "../freePort.ts";
import { atLeast, type BenchRow, measuredBrand } from "./BenchRow.ts";
import { type LighthouseScores, measureLighthouse } from "./measureLighthouse.ts";
import { median } from "./median.ts";
import { servePortal } from "../browser/servePortal.ts";
import { localHostOf } from "#contract/hosts/localHost.ts";

/** Visits of each page, taken in turns so that a busy moment of the machine affects all of them. */
const visits = 5;

/** Who visits them; no customer is logged in on the login page. */
const pages = [
  { name: "Oversikt", path: "", customer: "vanlig" },
  { name: "Kjøpsinnganger", path: "kjopsinnganger", customer: "vanlig" },
  { name: "Forsikringsprofil", path: "forsikringsprofil", customer: "vanlig" },
  { name: "Tilbud", path: "tilbud", customer: "vanlig" },
  { name: "Innlogging", path: "logg-inn", customer: undefined },
] as const;

/**
 * Lighthouse's scores, for a phone (docs/decisions/0026). They are not ratios: Lighthouse compares with pages of the
 * whole web. A busy machine lowers the performance, so its detail names the load.
 */
export async function run(): Promise<BenchRow[]> {
  const server = await servePortal({ only: [measuredBrand.id] });
  const origin = `http://${localHostOf(measuredBrand.id)}:${server.port}`;
  const debuggingPort = await freePort();
  const args = [...chromiumFlags, `--remote-debugging-port=${debuggingPort}`];
  // Without a folder, the profile is a new one. Lighthouse opens its tab in this context, with its cookies.
  const context = await chromium.launchPersistentContext("", { executablePath: findChromium(), args });
  const scores = new Map<string, LighthouseScores[]>(pages.map(({ name }) => [name, []]));
  try {
    for (let visit = 0; visit < visits; visit++)
      for (const { name, path, customer } of pages)
        scores.get(name)?.push(await measureLighthouse(context, { origin, path, customer, debuggingPort }));
  } finally {
    await context.close();
    await server.close();
  }
  const load = `load ${loadavg()[0]?.toFixed(1)}`;
  const lowest = (category: "accessibility" | "best-practices") => {
    const all = [...scores].map(([name, each]) => ({ name, score: Math.min(...each.map((one) => one[category])) }));
    return {
      ratio: Math.min(...all.map(({ score }) => score)),
      detail: all.map(({ name, score }) => `${name} ${score}`).join(", "),
    };
  };
  return [
    ...[...scores].map(([name, each]) => {
      const points = each.map(({ performance }) => performance);
      const detail = `median of ${points.join(", ")}; ${load}`;
      return {
        name: `Lighthouse on a phone: performance of ${name}`,
        ratio: median(points),
        limit: atLeast(95),
        detail,
      };
    }),
    { name: "Lighthouse on a phone: accessibility, the lowest", limit: atLeast(100), ...lowest("accessibility") },
    { name: "Lighthouse on a phone: best practices, the lowest", limit: atLeast(100), ...lowest("best-practices") },
  ];
}
