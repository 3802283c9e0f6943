import { execFileSync } from "node:child_process";
import { appendFileSync, chmodSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, request as plainRequest } from "node:http";
import { connect } from "node:http2";
import { request } from "node:https";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { makeNginxFolders, runNginx } from "#scripts/quality/engines/startNginx.ts";
import { freePort } from "#tests/support/freePort.ts";
import { repository } from "#scripts/files/repository.ts";
import { expect, test } from "#tests/support/journeys/journey.ts";

interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly bytes: number;
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A certificate for the studio and every host one label below it, signed by itself. */
function makeCertificate(folder: string): void {
  mkdirSync(folder, { mode: 0o755, recursive: true });
  const files = ["-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")];
  const names = ["-subj", "/CN=studio.example", "-addext", "subjectAltName=DNS:studio.example,DNS:*.studio.example"];
  const key = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1"];
  execFileSync("/usr/bin/openssl", ["req", "-x509", "-nodes", "-days", "2", ...names, ...key, ...files], {
    stdio: "ignore",
  });
  chmodSync(join(folder, "privkey.pem"), 0o644);
}

/** The sample with the values of this machine. */
function filledSample(values: Readonly<Record<string, string>>): string {
  let sample = readFileSync(join(repository, "docs/deploy/studio.conf"), "utf8");
  for (const [from, to] of Object.entries(values)) {
    if (!sample.includes(from)) throw new Error(`The sample does not have ${from}.`);
    sample = sample.replaceAll(from, () => to);
  }
  return sample;
}

/** A server in the studio's place, behind nginx with the sample of the documents. */
async function openProxy() {
  const received: Received[] = [];
  const studio = createServer((incoming, response) => {
    let bytes = 0;
    incoming.on("data", (part: Buffer) => (bytes += part.length));
    incoming.on("end", () => {
      const { method = "", url = "", headers } = incoming;
      received.push({ method, url, headers, bytes });
      response.writeHead(200, { "Content-Type": "text/plain" }).end("x".repeat(url === "/big" ? 3_000_000 : 10));
    });
  });
  await new Promise<void>((resolve) => studio.listen(0, "127.0.0.1", resolve));
  const closeStudio = () => {
    studio.closeAllConnections();
    return new Promise<void>((resolve) => studio.close(() => resolve()));
  };
  const folders = await makeNginxFolders();
  const certificates = join(folders.folder, "certificates");
  makeCertificate(join(certificates, "studio.example"));
  const [port, securePort, healthPort] = [await freePort(), await freePort(), await freePort()];
  const config = join(folders.folder, "portal.conf");
  const log = join(folders.state, "access.log");
  writeFileSync(
    config,
    filledSample({
      "server 127.0.0.1:8020;": `server 127.0.0.1:${(studio.address() as AddressInfo).port};`,
      "/etc/letsencrypt/live": certificates,
      "/var/log/nginx/studio.access.log": log,
      "listen 80;": `listen 127.0.0.1:${port};`,
      "listen [::]:80;": "",
      "listen 443 ssl http2;": `listen 127.0.0.1:${securePort} ssl http2;`,
      "listen [::]:443 ssl http2;": "",
    }),
  );
  // What the test waits for until nginx has started.
  appendFileSync(config, `server { listen 127.0.0.1:${healthPort}; location = /health { return 200; } }\n`);
  const stop = await runNginx(folders, healthPort);

  const ask = (path: string, { host = "studio.example", method = "GET", body = "" } = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = request(
        {
          host: "127.0.0.1",
          port: securePort,
          servername: host,
          rejectUnauthorized: false,
          path,
          method,
          headers: { Host: host, "X-Forwarded-For": "203.0.113.9", "Content-Length": body.length },
          agent: false,
        },
        (response) => {
          let text = "";
          response.setEncoding("utf8").on("data", (part: string) => (text += part));
          response.on("end", () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }),
          );
        },
      );
      sent.on("error", reject).end(body);
    });
  const close = async () => {
    await stop();
    await closeStudio();
  };
  return { received, ask, port, securePort, closeStudio, close, logged: () => readFileSync(log, "utf8") };
}

test("nginx in front of a company's studio passes on each host, by HTTPS alone", async () => {
  const { received, ask, port, logged, close } = await openProxy();
  try {
    const hosts = ["studio.example", "forslag12.studio.example", "2--forslag12--lagret--fjord.studio.example"];
    for (const host of hosts) {
      const { status, headers } = await ask("/a?code=secret", { host });
      expect([status, headers["strict-transport-security"]]).toEqual([200, "max-age=31536000; includeSubDomains"]);
    }
    expect(received.map(({ headers }) => headers.host)).toEqual(hosts);
    expect(received[0]?.headers).toMatchObject({ "x-forwarded-for": "127.0.0.1", "x-forwarded-proto": "https" });
    // nginx writes a line when it has answered. The log has no codes and tokens.
    await expect.poll(() => logged().match(/"GET \/a" 200/g)).toHaveLength(hosts.length);
    expect(logged()).not.toContain("secret");

    const plain = await new Promise<{ status: number | undefined; to: string | undefined }>((resolve, reject) => {
      const headers = { Host: hosts[1] };
      plainRequest({ host: "127.0.0.1", port, path: "/b?c=d", headers, agent: false }, (response) => {
        response.resume();
        resolve({ status: response.statusCode, to: response.headers.location });
      })
        .on("error", reject)
        .end();
    });
    expect(plain).toEqual({ status: 308, to: "https://forslag12.studio.example/b?c=d" });
  } finally {
    await close();
  }
});

test("nginx in front of a company's studio takes what the studio takes", async () => {
  const { received, ask, securePort, closeStudio, logged, close } = await openProxy();
  try {
    const large = await ask("/a", { method: "POST", body: "x".repeat(6_999_000) });
    expect([large.status, received.at(-1)?.bytes]).toEqual([200, 6_999_000]);
    const tooLarge = await ask("/a", { method: "POST", body: "x".repeat(7_000_001) });
    expect([tooLarge.status, tooLarge.body]).toEqual([413, "Det du sendte, er for stort for studioet.\n"]);
    expect((await ask("/big")).body).toHaveLength(3_000_000);

    // HTTP/2, with a body whose length the browser does not say: the studio gets it with its length.
    const session = connect(`https://127.0.0.1:${securePort}`, {
      rejectUnauthorized: false,
      servername: "studio.example",
    });
    const stream = session.request({ ":method": "POST", ":path": "/h2", ":authority": "studio.example" });
    stream.write("12345");
    stream.end("67890");
    const status = await new Promise<unknown>((resolve, reject) => {
      stream.on("response", (headers) => resolve(headers[":status"])).on("error", reject);
    });
    expect(status).toBe(200);
    const refused = session.request({
      ":method": "POST",
      ":path": "/a",
      ":authority": "studio.example",
      "content-length": "7000001",
    });
    expect(await text(refused)).toBe("Det du sendte, er for stort for studioet.\n");
    session.destroy();
    expect(received.at(-1)).toMatchObject({ url: "/h2", bytes: 10, headers: { "content-length": "10" } });

    await closeStudio();
    const away = await ask("/a");
    expect([away.status, away.headers["retry-after"], away.body]).toEqual([
      503,
      "10",
      "Studioet starter, eller er stoppet. Prøv igjen om litt.\n",
    ]);
    expect(away.headers["content-type"]).toBe("text/plain; charset=utf-8");
    expect(away.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "no-referrer",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'; sandbox",
      "strict-transport-security": "max-age=31536000; includeSubDomains",
    });
    // What was asked is in the log also where nginx answers.
    for (const line of ['"POST /a" 413', '"GET /a" 503']) await expect.poll(logged).toContain(line);
  } finally {
    await close();
  }
});

test("nginx in front of a company's studio limits signing in, and nothing else", async () => {
  const { ask, close } = await openProxy();
  try {
    const askOften = (path: string) => Promise.all(Array.from({ length: 60 }, () => ask(path)));
    /** Asks until it is refused: how often that is depends on how fast the machine is. */
    const firstRefusal = async (path: string) => {
      for (let round = 0; round < 20; round += 1) {
        const refused = (await askOften(path)).find(({ status }) => status === 429);
        if (refused !== undefined) return refused;
      }
      return undefined;
    };
    for (const path of ["/inn?til=/", "/inn/svar?code=a"]) {
      const refused = await firstRefusal(path);
      expect(refused?.body, path).toBe("Det ble for mange forsøk på å logge inn. Prøv igjen om litt.\n");
      expect(refused?.headers["retry-after"]).toBe("5");
    }
    for (const path of ["/", "/innstillinger", "/inn/utlogging"]) {
      const answers = await askOften(path);
      expect(new Set(answers.map(({ status }) => status)), path).toEqual(new Set([200]));
    }
  } finally {
    await close();
  }
});
