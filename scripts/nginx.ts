/** `npm run nginx`: the configuration of nginx for finished folders (docs/deploy.md). */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { messageOf } from "#contract/messageOf.ts";
import { explainFileError } from "#scripts/command/explainFileError.ts";
import { runCommand } from "#scripts/command/runCommand.ts";
import { readOptions } from "#scripts/command/readOptions.ts";
import { fromCaller } from "#scripts/command/fromCaller.ts";
import { mainConfig } from "#scripts/deploy/nginx/mainConfig.ts";
import { nginxArguments, nginxUsage, readNginxOptions } from "#scripts/deploy/nginx/nginxArguments.ts";
import { LinkedConfig } from "#scripts/deploy/nginx/LinkedConfig.ts";
import { nginxConfig, type NginxOptions } from "#scripts/deploy/nginx/nginxConfig.ts";
import { readSites } from "#scripts/deploy/nginx/Site.ts";
import { FolderStore } from "#scripts/deploy/store/FolderStore.ts";
import { letOthersRead } from "#scripts/files/letOthersRead.ts";

const usage = `npm run nginx -- [options]

Writes the configuration of nginx for finished folders (docs/deploy.md).

  --dist DIR        the finished folders; default: dist
  --deployed DIR    instead of --dist: a folder that was deployed to; writes links to the releases that are served
                    into its folder _nginx, so you must be allowed to write there
${nginxUsage}
  --out FILE        write to a file; default: print
  --main FILE       write a whole configuration too, which includes the file of --out
  --include FILE    with --main: where the file of --out is on the server; default: the same file
  --state DIR       with --main: the only folder that nginx writes to; default: /tmp
  --help            this text

Exit code: 0 done, 2 the command failed.`;

/** The configuration for a folder that was deployed to, whose links are there then. */
async function deployedConfig(folder: string, out: string, options: NginxOptions): Promise<string> {
  const config = await LinkedConfig.of(new FolderStore(folder), folder, out, options);
  config.serve();
  config.prune([]);
  return config.text;
}

async function run(): Promise<void> {
  const text = { type: "string" } as const;
  const values = readOptions(usage, {
    dist: text,
    deployed: text,
    ...nginxArguments,
    out: text,
    main: text,
    include: text,
    state: text,
  });
  if (values === undefined) return;
  const { deployed } = values;
  const folder = fromCaller(deployed ?? values.dist ?? "dist");
  const options = readNginxOptions(values, folder);
  const out = values.out === undefined ? undefined : fromCaller(values.out);
  const config =
    deployed === undefined
      ? nginxConfig(await readSites(folder), options)
      : await deployedConfig(folder, out ?? "", options);
  if (out === undefined) {
    if (values.main !== undefined) throw new Error("--main includes a file: name that file with --out.");
    process.stdout.write(config);
    return;
  }
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, config);
  if (values.main !== undefined)
    writeFileSync(fromCaller(values.main), mainConfig(values.include ?? out, values.state ?? "/tmp"));
}

letOthersRead();
await runCommand("nginx", () =>
  run().catch((error: unknown) => {
    throw new Error(explainFileError(error, "--deployed or --out") ?? messageOf(error), { cause: error });
  }),
);
