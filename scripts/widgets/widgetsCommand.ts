import { defineCommand } from "#scripts/command/Command.ts";
import { fromCaller } from "#scripts/command/CommandDeps.ts";
import { flag, text } from "#scripts/command/Option.ts";
import { join, relative } from "node:path";
import { pathToFileURL } from "node:url";
import { buildWidgets } from "./buildWidgets.ts";
import { buildSample, sampleFolder } from "./sample/buildSample.ts";
import { installPackage } from "./sample/installPackage.ts";
import { writePackage } from "./writePackage.ts";

/** `npm run widgets` for the portal in a folder. */
export const widgetsCommand = (root: string) =>
  defineCommand({
    name: "widgets",
    purpose: "Makes the package of the widgets for other applications: code, types, stylesheets, documents.",
    options: {
      out: text({ shown: "DIR", help: "where to write it", absent: "dist-widgets" }),
      sample: flag(
        "also install it into examples/min-side, build that application and serve it at http://127.0.0.1:8010/; another " +
          "port: PORT=8123",
      ),
    },
    exits: "0 written, 1 a fact of a brand is in the code, 2 the command failed",
    async run({ out: to, sample: isSample }, { print }) {
      const out = fromCaller(to);
      const files = await buildWidgets(root);
      await writePackage(files, out);
      const kB = files.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1000;
      print(`${relative(process.cwd(), out) || out}: ${files.length} files, ${Math.round(kB)} kB\n`);
      if (!isSample) return;
      const sample = join(root, sampleFolder);
      await installPackage(files, sample);
      await buildSample(sample);
      // It serves until the process ends.
      await import(pathToFileURL(join(sample, "serve.ts")).href);
    },
  });
