import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import type { CompanyConfig } from "../config/CompanyConfig.ts";
import { studioNginx, type StudioNginxOptions } from "./studioNginx.ts";
import { systemdUnit } from "./systemdUnit.ts";
import { writeSetup } from "./writeSetup.ts";

const folder = mkdtempSync(join(tmpdir(), "studio-setup-"));
afterAll(() => rmSync(folder, { recursive: true }));

const config: CompanyConfig = {
  origin: "https://studio.example",
  port: 8020,
  data: "/var/lib/studio/data",
  repository: { remote: "/srv/portal.git", branch: "main" },
  signIn: {
    issuer: "https://id.example",
    clientId: "studio",
    clientSecretFile: "/etc/studio/secrets/client",
    scopes: [],
    rolesClaim: "groups",
    idleMinutes: 60,
    absoluteHours: 10,
  },
  roles: [{ role: "owner", brands: "all", claim: "owners" }],
  approvals: { texts: 1, look: 1, addresses: 1, base: 1, newBrand: 1 },
  publish: { way: "merge", privateAddresses: false, minutesBefore: 5 },
  notices: {},
  log: { days: 730 },
  help: "Spør portalteamet",
};

const nginxOptions: StudioNginxOptions = {
  origin: config.origin,
  port: config.port,
  certificates: "/etc/letsencrypt/live/",
};
const lines = (text: string): readonly string[] => text.split("\n").map((line) => line.trim());
const nginxLines = (more: Partial<StudioNginxOptions> = {}) => lines(studioNginx({ ...nginxOptions, ...more }));

const unitOptions = {
  config,
  configFile: "/etc/studio/studio.jsonc",
  repository: "/opt/portal",
  node: "/opt/bin/node",
};
const unitLines = (more: Partial<typeof unitOptions> = {}) => lines(systemdUnit({ ...unitOptions, ...more }));

// What nginx makes of it is in tests/e2e/nginx/studioProxy.journey.ts.
describe("The configuration of the proxy", () => {
  test("is for the studio and every name one label below it, over HTTPS", () => {
    const config = nginxLines();
    for (const line of [
      'server_name "studio.example" "*.studio.example";',
      "listen 443 ssl http2;",
      "listen [::]:443 ssl http2;",
      'ssl_certificate "/etc/letsencrypt/live/studio.example/fullchain.pem";',
      "return 308 https://$host$request_uri;",
      "server 127.0.0.1:8020;",
      "proxy_set_header Host $host;",
      "client_max_body_size 7000000;",
      "client_header_timeout 20s;",
      "client_body_timeout 20s;",
      "limit_conn_zone $studio_client zone=studio_at_once:1m;",
      "limit_conn studio_at_once 300;",
    ])
      expect(config).toContain(line);
  });

  test("at a port of its own, host and redirection have that port", () => {
    const config = nginxLines({ origin: "https://studio.example:8443" });
    for (const line of [
      "listen 8443 ssl http2;",
      "return 308 https://$host:8443$request_uri;",
      "proxy_set_header Host $host:8443;",
    ])
      expect(config).toContain(line);
  });

  test("what nginx answers itself is no page that runs or is framed", () => {
    const config = studioNginx(nginxOptions);
    const headers = [
      'add_header X-Content-Type-Options "nosniff" always;',
      'add_header Referrer-Policy "no-referrer" always;',
      `add_header Content-Security-Policy "default-src 'none'; frame-ancestors 'none'; sandbox" always;`,
    ];
    const partsOf = (text: string) => headers.map((header) => text.split(header).length - 1);
    // The redirection to HTTPS, and every error. What the studio answers has headers of its own.
    expect(partsOf(config)).toEqual([2, 2, 2]);
    expect(partsOf(config.slice(config.indexOf("location = /_proxy-error")))).toEqual([1, 1, 1]);
    expect(lines(config)).toContain("error_page 495 496 497 =400 /_proxy-error;");
  });

  test("a value is never read as syntax", () => {
    expect(nginxLines({ certificates: '/a"; return 200; #' })).toContain(
      String.raw`ssl_certificate "/a\"; return 200; #/studio.example/fullchain.pem";`,
    );
    expect(() => nginxLines({ certificates: "/$host" })).toThrow("cannot be written");
    expect(() => nginxLines({ log: "/a\nb" })).toThrow("cannot be written");
  });
});

describe("The unit of systemd", () => {
  test("starts the studio as a user of its own, which may write to its data and to no place that customers are served from", () => {
    const unit = unitLines();
    for (const line of [
      "User=studio",
      "Environment=NODE_USE_SYSTEM_CA=1",
      'ExecStart="/opt/bin/node" "/opt/portal/scripts/run.mjs" "studio" "--serve" "/etc/studio/studio.jsonc"',
      'ReadWritePaths="/var/lib/studio/data" "-/opt/portal/.cache"',
      "ProtectSystem=strict",
      "ProtectHome=true",
      "PrivateTmp=true",
      "NoNewPrivileges=true",
      "KillSignal=SIGTERM",
      "Restart=on-failure",
    ])
      expect(unit).toContain(line);
  });

  test("homes can be read when something needed is in one", () => {
    expect(unitLines({ repository: "/home/kari/portal" })).toContain("ProtectHome=read-only");
  });

  test("a path is never read as syntax", () => {
    const unit = unitLines({ configFile: '/etc/a b/%h/$HOME/"x".jsonc' });
    expect(unit.find((line) => line.startsWith("ExecStart="))).toContain(
      String.raw`"--serve" "/etc/a b/%%h/$$HOME/\"x\".jsonc"`,
    );
    expect(() => unitLines({ configFile: "/etc/a\nUser=root" })).toThrow("control character");
  });

  test.runIf(existsSync("/usr/bin/systemd-analyze"))("systemd reads it, and calls it well confined", () => {
    const file = join(folder, "studio.service");
    // Programs that there are: systemd looks for them.
    writeFileSync(file, systemdUnit({ ...unitOptions, node: process.execPath, repository: folder }));
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

describe("npm run studio -- --serve CONFIG --write-setup DIR", () => {
  const where = { ...unitOptions, certificates: "/etc/letsencrypt/live" };

  test("writes both files", async () => {
    const own = join(folder, "new/setup");
    const paths = await writeSetup({ ...where, folder: own });
    expect(paths).toEqual([join(own, "studio.conf"), join(own, "studio.service")]);
    for (const path of paths) expect(readFileSync(path, "utf8")).toContain("studio.example");
  });

  test("refuses an origin without a proxy", async () => {
    const local = { ...config, origin: "http://studio.localhost:8020" };
    await expect(writeSetup({ ...where, config: local, folder })).rejects.toThrow("without a proxy");
  });
});
