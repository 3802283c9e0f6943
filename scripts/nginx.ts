/** `npm run nginx`: the configuration of nginx for finished folders (docs/deploy.md). */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { defineCommand } from "#scripts/command/Command.ts";
import { text } from "#scripts/command/Option.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { fromCaller } from "#scripts/command/CommandDeps.ts";
import { mainConfig } from "#scripts/deploy/nginx/mainConfig.ts";
import { nginxOptions, readNginxOptions } from "#scripts/deploy/nginx/readNginxOptions.ts";
import { LinkedConfig } from "#scripts/deploy/nginx/LinkedConfig.ts";
import { nginxConfig, type NginxOptions } from "#scripts/deploy/nginx/nginxConfig.ts";
import { readSites } from "#scripts/deploy/nginx/Site.ts";
import { FolderStore } from "#scripts/deploy/store/FolderStore.ts";
import { letOthersRead } from "#scripts/files/letOthersRead.ts";

/** The configuration for a folder that was deployed to, whose links are there then. */
async function deployedConfig(folder: string, out: string, options: NginxOptions): Promise<string> {
  const config = await LinkedConfig.of(new FolderStore(folder), folder, out, options);
  config.serve();
  config.prune([]);
  return config.text;
}

const nginx = defineCommand({
  name: "nginx",
  purpose: "Writes the configuration of nginx for finished folders (docs/deploy.md).",
  options: {
    dist: text({ shown: "DIR", help: "the finished folders", absent: "dist" }),
    deployed: text({
      shown: "DIR",
      help:
        "instead of --dist: a folder that was deployed to; writes links to the releases that are served into its " +
        "folder _nginx, so you must be allowed to write there",
    }),
    ...nginxOptions,
    out: text({ shown: "FILE", help: "write to a file; default: print" }),
    main: text({ shown: "FILE", help: "write a whole configuration too, which includes the file of --out" }),
    include: text({
      shown: "FILE",
      help: "with --main: where the file of --out is on the server; default: the same file",
    }),
    state: text({ shown: "DIR", help: "with --main: the only folder that nginx writes to", absent: "/tmp" }),
  },
  exits: "0 done, 2 the command failed",
  folderOption: "--deployed or --out",
  async run({ dist, deployed, out: file, main, include, state, ...values }, { print }) {
    const folder = fromCaller(deployed ?? dist);
    const options = readNginxOptions(values, folder);
    const out = file === undefined ? undefined : fromCaller(file);
    const config =
      deployed === undefined
        ? nginxConfig(await readSites(folder), options)
        : await deployedConfig(folder, out ?? "", options);
    if (out === undefined) {
      if (main !== undefined) throw new UsageError("--main includes a file: name that file with --out");
      print(config);
      return;
    }
    mkdirSync(dirname(out), { recursive: true });
    writeFileSync(out, config);
    if (main !== undefined) writeFileSync(fromCaller(main), mainConfig(include ?? out, state));
  },
});

letOthersRead();
process.exitCode = await runCommand(nginx);
