import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { isPeer, packageName } from "#scripts/widgets/packageNames.ts";
import { repository } from "#scripts/files/repository.ts";
import { buildWidgets } from "#scripts/widgets/buildWidgets.ts";
import { Consumer } from "#scripts/widgets/Consumer.ts";
import { widgetEntries } from "#scripts/widgets/widgetEntries.ts";
import { atMost, type BenchRow } from "./BenchRow.ts";

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

/** Bundles a module as an application does for its customers. Gives its bytes, gzipped, without the peers. */
async function bundledBytes(folder: string, entry: string): Promise<number> {
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      // An application, not a library: in a library Vite keeps the marks of pure calls for the next bundler.
      modulePreload: false,
      rolldownOptions: {
        input: join(folder, entry),
        external: isPeer,
        preserveEntrySignatures: "strict",
        output: { codeSplitting: false },
      },
    },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const chunks = outputs.flatMap((one) => ("output" in one ? one.output : [])).filter((file) => file.type === "chunk");
  return gzipSync(chunks.map(({ code }) => code).join(""), { level: 9 }).length;
}

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
      const alone = await bundledBytes(consumer.folder, `${entry}.js`);
      const ofAll = await bundledBytes(consumer.folder, `${entry}-of-all.js`);
      rows.push(
        {
          name: `${title} in another application, against ${mostBytes / 1000} kB, gzip`,
          ratio: alone / mostBytes,
          limit: atMost(1),
          detail: `${alone} bytes / ${mostBytes} bytes, without the peers`,
        },
        {
          name: `${title} taken from a list of all widgets, against ${title} alone`,
          ratio: ofAll / alone,
          limit: atMost(1.01),
          detail: `${ofAll} bytes / ${alone} bytes`,
        },
      );
    }
    return rows;
  } finally {
    await consumer.remove();
  }
}
