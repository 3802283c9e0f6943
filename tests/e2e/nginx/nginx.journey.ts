import { execFileSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request, type IncomingHttpHeaders } from "node:http";
import {
  connect as connectHttp2,
  type IncomingHttpHeaders as IncomingHttpHeaders2,
  type OutgoingHttpHeaders,
} from "node:http2";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { connect } from "node:tls";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { bareHeaders } from "#contract/answerOf.ts";
import { localHostOf } from "#contract/hosts/localHost.ts";
import { baseFolder, basePath } from "#contract/basePath.ts";
import { headersFile, recordFile, securityFile } from "#contract/releaseFiles.ts";
import { startNginx } from "#scripts/quality/engines/startNginx.ts";
import type { BrandHeaders, EnvironmentHeaders } from "#scripts/stamp/headers.ts";
import type { ReleaseRecord } from "#scripts/release/folder/releaseRecord.ts";
import { brands } from "#tests/support/journeys/brands.ts";
import { distFolder } from "#tests/support/journeys/distFolder.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Asks nginx at a host name, without a browser. */
const ask = (
  host: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = "GET",
  port: string | number | undefined = process.env["PORTAL_PORT"],
) =>
  new Promise<Answer>((resolve, reject) => {
    request(
      { host: "127.0.0.1", port, path, method, headers: { Host: host, ...headers }, agent: false },
      (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part: Buffer) => parts.push(part));
        response.on("end", () =>
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
        );
      },
    )
      .on("error", reject)
      .end();
  });

/** Asks nginx over HTTPS and HTTP/2, at the host name that is in the certificate. */
const askSecurely = (host: string, port: number, sent: OutgoingHttpHeaders) =>
  new Promise<IncomingHttpHeaders2>((resolve, reject) => {
    const socket = { host: "127.0.0.1", port, servername: host, rejectUnauthorized: false, ALPNProtocols: ["h2"] };
    const session = connectHttp2(`https://${host}`, { createConnection: () => connect(socket) }).on("error", reject);
    session
      .request(sent)
      .on("response", resolve)
      .on("error", reject)
      .on("end", () => session.close())
      .resume()
      .end();
  });

const readJson = (brandId: string, file: string): unknown =>
  JSON.parse(readFileSync(`${distFolder(brandId)}/${file}`, "utf8"));
const headersOf = (brandId: string) => readJson(brandId, headersFile) as BrandHeaders;
const filesOf = (brandId: string) => (readJson(brandId, recordFile) as ReleaseRecord).files;

/** Every host name of a brand with its headers. */
function hostsOf(brandId: string): readonly (readonly [host: string, headers: EnvironmentHeaders])[] {
  const headers = headersOf(brandId);
  return [
    ...Object.values(headers).flatMap((each) => each.hostnames.map((host) => [host, each] as const)),
    [localHostOf(brandId), headers.Test],
  ];
}

const lowerCase = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Headers of the transfer, which every server writes itself. */
const ofTransfer =
  /^(?:server|date|content-(?:type|length|encoding)|connection|last-modified|etag|vary|accept-ranges|keep-alive|transfer-)/;
const ownHeaders = (headers: IncomingHttpHeaders) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofTransfer.test(name)));

/** A certificate that the host has signed itself. */
function makeCertificate(folder: string, host: string): void {
  const files = join(folder, host);
  mkdirSync(files, { mode: 0o755 });
  const key = ["-keyout", join(files, "privkey.pem"), "-out", join(files, "fullchain.pem")];
  const subject = ["-subj", `/CN=${host}`, "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  execFileSync("/usr/bin/openssl", ["req", "-x509", "-nodes", "-days", "2", ...subject, ...key], { stdio: "ignore" });
  chmodSync(join(files, "privkey.pem"), 0o644);
}

/** The name in the certificate that a server shows for a host. */
const certificateName = (port: number, host: string) =>
  new Promise<string>((resolve, reject) => {
    const socket = connect({ host: "127.0.0.1", port, servername: host, rejectUnauthorized: false }, () => {
      const { CN } = socket.getPeerCertificate().subject;
      socket.end();
      resolve(String(CN));
    });
    socket.on("error", reject);
  });

const [first] = brands;
const brandId = first?.id ?? "";
const home = localHostOf(brandId);

test("nginx: every host of every brand gets exactly the headers of headers.json", async () => {
  for (const { id } of brands) {
    const asset = filesOf(id).find(({ path }) => path.endsWith(".js"))?.path ?? "";
    for (const [host, headers] of hostsOf(id)) {
      const page = await ask(host, `${basePath}/tilbud`);
      expect(page.status, host).toBe(200);
      expect(ownHeaders(page.headers), host).toEqual(ownHeaders(lowerCase(headers.page)));
      expect(ownHeaders((await ask(host, baseFolder + asset)).headers), host).toEqual(lowerCase(headers.assets));
      expect(ownHeaders((await ask(host, `/${securityFile}`)).headers), host).toEqual(lowerCase(headers.wellKnown));
    }
  }
});

test("nginx: files are sent compressed as the browser asks, and are the same", async () => {
  const record = filesOf(brandId);
  const script = record.find(({ path, brotli }) => path.endsWith(".js") && brotli !== undefined)?.path ?? "";
  for (const path of [baseFolder, baseFolder + script]) {
    const plain = await ask(home, path);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    const brotli = await ask(home, path, { "Accept-Encoding": "gzip, br" });
    expect(brotli.headers["content-encoding"]).toBe("br");
    expect(brotli.headers["vary"]).toContain("Accept-Encoding");
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    const gzip = await ask(home, path, { "Accept-Encoding": "gzip" });
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  }
});

test("nginx: the answer to a matching ETag is 304, with the same headers", async () => {
  const page = await ask(home, baseFolder);
  const again = await ask(home, baseFolder, { "If-None-Match": String(page.headers.etag) });
  expect(again.status).toBe(304);
  expect(ownHeaders(again.headers)).toEqual(ownHeaders(page.headers));
});

test("nginx: no version", async () => {
  for (const path of [baseFolder, "/health", `${baseFolder}finnes-ikke.js`])
    expect((await ask(home, path)).headers.server).toBe("nginx");
});

test("nginx: HTTPS has the certificate of its host, and HTTP leads there", async () => {
  const certificates = mkdtempSync(join(tmpdir(), "portal-certificates-"));
  const hosts = [home, localHostOf(brands.at(-1)?.id ?? "")];
  for (const [host] of brands.flatMap(({ id }) => hostsOf(id))) makeCertificate(certificates, host);
  chmodSync(certificates, 0o755);
  const nginx = await startNginx({ dist: dirname(distFolder(brandId)), isLocal: true, certificates });
  try {
    for (const host of hosts) {
      expect(await certificateName(nginx.securePort, host)).toBe(host);
      const { status, headers } = await ask(host, `${basePath}/tilbud?a=1`, {}, "GET", nginx.port);
      const location = `https://${host}${basePath}/tilbud?a=1`;
      expect([status, ownHeaders(headers)]).toEqual([308, { ...lowerCase(bareHeaders), location }]);
    }
    for (const { id, descriptor } of brands) {
      const host = localHostOf(id);
      expect(await askSecurely(host, nginx.securePort, { ":path": baseFolder })).toMatchObject({ ":status": 200 });
      const { required, cookieName, coding } = descriptor.cookieConsent;
      if (required.length === 0 || coding === "named") continue;
      const value = '{"F":"denied","S":"denied","M":"denied"}';
      // HTTP/2 sends each cookie by itself (spec: consent-29).
      const answer = await askSecurely(host, nginx.securePort, {
        ":method": "POST",
        ":path": `${baseFolder}husk`,
        origin: `https://${host}`,
        cookie: ["a=1", `${cookieName}=${value}`],
      });
      const kept = `${cookieName}=${value}; max-age=10368000; path=/privat/forsikring; samesite=lax; secure`;
      expect(answer).toMatchObject({ ":status": 204, "set-cookie": [kept] });
    }
    expect((await ask("ukjent.example", baseFolder, {}, "GET", nginx.port)).status).toBe(404);
    expect((await ask("ukjent.example", "/health", {}, "GET", nginx.port)).status).toBe(200);
    await expect(certificateName(nginx.securePort, "ukjent.example")).rejects.toThrow(/unrecognized name/);
  } finally {
    await nginx.close();
    rmSync(certificates, { recursive: true });
  }
});

test("nginx: a certificate that is missing is refused when nginx starts", async () => {
  const certificates = mkdtempSync(join(tmpdir(), "portal-certificates-"));
  chmodSync(certificates, 0o755);
  try {
    const start = startNginx({ dist: dirname(distFolder(brandId)), certificates });
    await expect(start).rejects.toThrow(/cannot load certificate .*fullchain\.pem.*No such file/);
  } finally {
    rmSync(certificates, { recursive: true });
  }
});
