import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { bareHeaders } from "#contract/answerOf.ts";
import { clientMap } from "#scripts/deploy/nginx/clients.ts";
import { quote } from "#scripts/deploy/nginx/quote.ts";
import { repository } from "#scripts/files/repository.ts";
import { signInPaths } from "#studio/document/company/signInPaths.ts";
import { limits } from "#studio/document/limits.ts";

const read = (path: string) => readFileSync(join(repository, path), "utf8");
const trimmed = (text: string) => text.split("\n").map((line) => line.trim());
const conf = read("docs/deploy/studio.conf");
const unit = read("docs/deploy/studio.service");
const guide = read("docs/studio-server.md");

/** A value of the sample of the configuration. */
const configured = (name: string): string =>
  new RegExp(`^ {2}"${name}": "?([^",]+)`, "m").exec(read("studio/company/config/studio.example.jsonc"))?.[1] ?? "";
const host = new URL(configured("origin")).hostname;

// What nginx makes of it is in tests/e2e/nginx/studioProxy.journey.ts.
describe("The sample for nginx", () => {
  test("has the host, the port and the certificate of the sample of the configuration", () => {
    const lines = trimmed(conf);
    for (const line of [
      `server 127.0.0.1:${configured("port")};`,
      `ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;`,
      `ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;`,
    ])
      expect(lines).toContain(line);
    expect(lines.filter((line) => line === `server_name ${host} *.${host};`)).toHaveLength(2);
    expect(new Set(conf.match(/\w[\w.-]*\.example/g))).toEqual(new Set([host]));
  });

  test("takes as large a body as the studio", () => {
    expect(trimmed(conf)).toContain(`client_max_body_size ${limits.request};`);
  });

  test("limits the paths of signing in, but not what the provider calls, by the address as the portal knows it", () => {
    expect(conf).toContain(clientMap("$studio_client").join("\n"));
    const [, pattern = ""] = /"~(\S+)" \$studio_client;/.exec(conf) ?? [];
    const { start, answer, signedOut, providerLogout } = signInPaths;
    for (const path of [start, answer, signedOut]) expect(path).toMatch(new RegExp(pattern));
    expect(providerLogout).not.toMatch(new RegExp(pattern));
  });

  test("answers by nginx itself have the headers of the studio's own, so no page runs and none is framed", () => {
    const headers = Object.entries({ ...bareHeaders, "Referrer-Policy": "no-referrer" });
    // The redirection to HTTPS, and every error.
    for (const [name, value] of headers)
      expect([name, conf.split(`add_header ${name} ${quote(value)} always;`).length]).toEqual([name, 3]);
  });
});

describe("The sample for systemd", () => {
  const [, node = ""] = /^ExecStart=(\S+)/m.exec(unit) ?? [];
  const root = "/opt/portal";

  test("starts the studio as the guide installs it, and lets it write to its data alone", () => {
    expect(trimmed(unit)).toEqual(
      expect.arrayContaining([
        `WorkingDirectory=${root}`,
        `ExecStart=${node} ${root}/scripts/run.mjs studio --serve /etc/studio/studio.jsonc`,
        `ReadWritePaths=${configured("data")} -${root}/.cache`,
        "User=studio",
      ]),
    );
    for (const path of [root, "/etc/studio/studio.jsonc", configured("data")]) expect(guide).toContain(path);
    for (const path of [node, `${root}/scripts/run.mjs`])
      expect([path, existsSync(path.replace(root, repository))]).toEqual([path, true]);
  });

  test.runIf(existsSync("/usr/bin/systemd-analyze"))("systemd reads it, and calls it well confined", () => {
    const folder = mkdtempSync(join(tmpdir(), "studio-samples-"));
    afterAll(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "studio.service");
    // Programs that there are: systemd looks for them.
    writeFileSync(file, unit.replace(`ExecStart=${node}`, `ExecStart=${process.execPath}`).replaceAll(root, folder));
    const run = (args: readonly string[], path = file) =>
      spawnSync("/usr/bin/systemd-analyze", [...args, path], { encoding: "utf8", env: { PATH: "/usr/bin:/bin" } });
    // A line that systemd does not know is one that it would say.
    writeFileSync(join(folder, "wrong.service"), `${readFileSync(file, "utf8")}\n[Service]\nProtectSytem=strict\n`);
    const own = (text: string) => text.split("\n").filter((line) => line.includes(".service"));
    expect(own(run(["verify", "--man=no"]).stderr)).toEqual([]);
    expect(run(["verify", "--man=no"], join(folder, "wrong.service")).stderr).toContain("ProtectSytem");
    const exposure = /Overall exposure level[^:]*: ([\d.]+)/.exec(run(["security", "--offline=true"]).stdout)?.[1];
    expect(Number(exposure)).toBeLessThan(2);
  });
});
