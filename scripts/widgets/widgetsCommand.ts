import { messageOf } from "#contract/messageOf.ts";
import { fromCaller } from "#scripts/command/fromCaller.ts";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { buildWidgets, PackageError } from "./buildWidgets.ts";
import { buildSample, sampleFolder } from "./sample/buildSample.ts";
import { installPackage } from "./sample/installPackage.ts";
import { writePackage } from "./writePackage.ts";

const usage = `npm run widgets -- [--out DIR] [--sample]

Makes the package of the widgets for other applications: code, types, stylesheets, documents.

  --out DIR   where to write it; default dist-widgets
  --sample    also install it into examples/min-side, build that application and serve it at http://127.0.0.1:8010/;
              another port: PORT=8123
  --help      this text
`;

/** Exit codes: 0 written, 1 a fact of a brand is in the code, 2 the command line is wrong. */
export async function widgetsCommand(args: readonly string[], root: string): Promise<number> {
  let values;
  try {
    ({ values } = parseArgs({
      args: [...args],
      options: {
        out: { type: "string", default: "dist-widgets" },
        sample: { type: "boolean", default: false },
        help: { type: "boolean", default: false },
      },
    }));
  } catch (error) {
    process.stderr.write(`${messageOf(error)}\n\n${usage}`);
    return 2;
  }
  if (values.help) {
    process.stdout.write(usage);
    return 0;
  }
  const out = fromCaller(values.out);
  let files;
  try {
    files = await buildWidgets(root);
  } catch (error) {
    if (!(error instanceof PackageError)) throw error;
    process.stderr.write(`widgets: ${error.message}\n`);
    return 1;
  }
  await writePackage(files, out);
  const kB = files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1000;
  process.stdout.write(`${relative(process.cwd(), out) || out}: ${files.length} files, ${Math.round(kB)} kB\n`);
  if (values.sample) {
    const sample = join(root, sampleFolder);
    await installPackage(files, sample);
    await buildSample(sample);
    // It serves until the process ends.
    await import(pathToFileURL(join(sample, "serve.ts")).href);
  }
  return 0;
}
