/** `npm run nginx`: the configuration of nginx for finished folders (docs/deploy.md). */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { mainConfig } from "#scripts/deploy/nginx/mainConfig.ts";
import { nginxConfig } from "#scripts/deploy/nginx/nginxConfig.ts";
import { readSites } from "#scripts/deploy/nginx/Site.ts";

const usage = `npm run nginx -- [options]
  --dist DIR        the finished folders; default: dist
  --root DIR        where these folders are on the server; default: the same folder
  --listen PORT     port, or address and port; default: 80
  --tls DIR         HTTPS on port 443 with <host>/fullchain.pem and <host>/privkey.pem of this folder
  --tls-listen PORT another port for HTTPS
  --api URL         origin of the back end; without it /api/ answers 503
  --others URL      origin of the applications beside the portal
  --localhost       serve <brand>.localhost too, as Test
  --log FILE        access log; default: /var/log/nginx/portal.access.log
  --out FILE        write to a file; default: print
  --main FILE       write a whole configuration too, which includes the file of --out
  --include FILE    with --main: where the file of --out is on the server; default: the same file
  --state DIR       with --main: the only folder that nginx writes to; default: /tmp

Exit code: 0 done, 2 the command failed.`;

function readOrigin(name: string, value: string | undefined): URL | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !/^https?:$/.test(url.protocol) || url.pathname !== "/" || url.search !== "")
    throw new Error(`--${name} is "${value}". Write an origin, without a path: https://backend.example.`);
  return url;
}

async function run(): Promise<void> {
  const text = { type: "string" } as const;
  const { values } = parseArgs({
    options: {
      dist: text,
      root: text,
      listen: text,
      tls: text,
      "tls-listen": text,
      api: text,
      others: text,
      localhost: { type: "boolean" },
      log: text,
      out: text,
      main: text,
      include: text,
      state: text,
      help: { type: "boolean" },
    },
  });
  if (values.help === true) {
    console.log(usage);
    return;
  }
  const from = process.env["INIT_CWD"] ?? process.cwd();
  const dist = resolve(from, values.dist ?? "dist");
  const api = readOrigin("api", values.api);
  const others = readOrigin("others", values.others);
  const config = nginxConfig(await readSites(dist), {
    root: values.root ?? dist,
    listen: values.listen ?? "80",
    ...(values.tls !== undefined && { tls: { listen: values["tls-listen"] ?? "443", certificates: values.tls } }),
    ...(api && { api }),
    ...(others && { others }),
    ...(values.log !== undefined && { log: values.log }),
    isLocal: values.localhost === true,
  });
  if (values.out === undefined) {
    if (values.main !== undefined) throw new Error("--main includes a file: name that file with --out.");
    process.stdout.write(config);
    return;
  }
  const out = resolve(from, values.out);
  mkdirSync(dirname(out), { recursive: true });
  writeFileSync(out, config);
  if (values.main !== undefined)
    writeFileSync(resolve(from, values.main), mainConfig(values.include ?? out, values.state ?? "/tmp"));
}

await run().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 2;
});
