import { repository } from "#scripts/brands/repository.ts";
import { buildWidgets } from "#scripts/widgets/buildWidgets.ts";
import { packageName } from "#scripts/widgets/packageNames.ts";
import { Consumer } from "#scripts/widgets/Consumer.ts";
import { widgetEntries } from "#scripts/widgets/widgetEntries.ts";
import type { BenchRow } from "../BenchRow.ts";
import { measureWithVite, measureWithWebpack } from "./measureWidget.ts";

interface Widget {
  readonly title: string;
  readonly entry: string;
  /** What an application imports to use it. */
  readonly names: readonly string[];
  /** Most bytes that it adds to an application, gzipped. */
  readonly mostBytes: number;
}

const widgets: readonly Widget[] = [
  {
    title: "cookie consent",
    entry: "cookie-consent",
    names: ["CookieConsentProvider", "useCookieConsent"],
    mostBytes: 6000,
  },
  {
    title: "feedback with follow-up and contact form",
    entry: "feedback",
    names: ["Tilbakemelding"],
    mostBytes: 9000,
  },
  { title: "toasts", entry: "toast", names: ["ToastArea", "createToasts"], mostBytes: 4000 },
  { title: "tooltip", entry: "tooltip", names: ["Tooltip", "TooltipContent", "TooltipTrigger"], mostBytes: 3000 },
];

const bundlers = { Vite: measureWithVite, webpack: measureWithWebpack } as const;

/** An application's own list of all widgets: what of it is not used has to be left out again. */
const listOfAll = Object.keys(widgetEntries)
  .map((entry) => `export * from "${packageName}/${entry}";`)
  .join("\n");

/** What the widgets add to another application, alone; and whether one that is imported comes alone. */
export async function run(): Promise<BenchRow[]> {
  const consumer = await Consumer.create(await buildWidgets(repository));
  const rows: BenchRow[] = [];
  try {
    await consumer.write("widgets.js", listOfAll);
    for (const { title, entry, names, mostBytes } of widgets) {
      await consumer.write(`${entry}.js`, `export { ${names.join(", ")} } from "${packageName}/${entry}";`);
      await consumer.write(`${entry}-of-all.js`, `export { ${names.join(", ")} } from "./widgets.js";`);
      for (const [bundler, measure] of Object.entries(bundlers)) {
        const alone = await measure(consumer.folder, `${entry}.js`);
        const ofAll = await measure(consumer.folder, `${entry}-of-all.js`);
        rows.push({
          name: `${title} in another application, by ${bundler}, against ${mostBytes / 1000} kB, gzip`,
          ratio: alone.gzipBytes / mostBytes,
          limit: 1,
          kind: "atMost",
          detail: `${alone.gzipBytes} bytes of ${alone.modules.length} modules / ${mostBytes} bytes, without the peers`,
        });
        rows.push({
          name: `${title} taken from a list of all widgets, by ${bundler}, against ${title} alone`,
          ratio: ofAll.gzipBytes / alone.gzipBytes,
          limit: 1.01,
          kind: "atMost",
          detail: `${ofAll.gzipBytes} bytes of ${ofAll.modules.length} modules / ${alone.gzipBytes} bytes of ${alone.modules.length}`,
        });
      }
    }
    return rows;
  } finally {
    await consumer.remove();
  }
}
