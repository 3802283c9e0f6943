import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { createServer as createNetServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { CompanyConfig } from "../config/CompanyConfig.ts";
import { openDatabase } from "../records/openDatabase.ts";
import type { NoticeAudience, NoticeEvent } from "./NoticeEvent.ts";
import { Notices } from "./Notices.ts";
import { signatureOf, WebhookSender } from "./WebhookSender.ts";

const minute = 60_000;
const secret = "s3cr3t";

let database: DatabaseSync;
let folder: string;
let now: number;
let complaints: string[];
const closers: (() => Promise<void> | void)[] = [];

beforeEach(() => {
  database = openDatabase(":memory:");
  folder = mkdtempSync(join(tmpdir(), "notices-"));
  writeFileSync(join(folder, "secret"), `${secret}\n`);
  now = Date.parse("2026-11-26T08:00:00Z");
  complaints = [];
});
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
  database.close();
  rmSync(folder, { recursive: true });
});

interface ReceivedMail {
  readonly to: readonly string[];
  readonly raw: string;
  readonly user: string | undefined;
}

/** A mail server on loopback, and the mails that it took. */
async function startMailServer(options: SMTPServerOptions = {}) {
  const received: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ["STARTTLS"],
    authOptional: true,
    onAuth: ({ username, password }, _, callback) =>
      password === secret ? callback(null, { user: username }) : callback(new Error("wrong")),
    onData: (stream, session, callback) => {
      let raw = "";
      stream.setEncoding("utf8").on("data", (part: string) => (raw += part));
      stream.on("end", () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw, user: session.user === undefined ? undefined : String(session.user) });
        callback();
      });
    },
    ...options,
  });
  // A client that gives up closes the connection: no fault of the test.
  server.on("error", () => undefined);
  await new Promise<void>((resolve) => server.listen(0, "0.0.0.0", resolve));
  closers.push(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return { received, port: (server.server.address() as AddressInfo).port };
}

interface ReceivedCall {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** A web server on loopback, and the calls that it got. A status of 0: it never answers. */
async function startWebServer(answer: { status: number; headers?: Record<string, string> } = { status: 200 }) {
  const received: ReceivedCall[] = [];
  const server: Server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (part: string) => (body += part));
    request.on("end", () => {
      received.push({ path: request.url ?? "", headers: request.headers, body });
      if (answer.status !== 0) response.writeHead(answer.status, answer.headers).end("answer");
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  closers.push(() => {
    server.closeAllConnections();
    return new Promise<void>((resolve) => server.close(() => resolve()));
  });
  return { received, answer, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook` };
}

/** A port of loopback that nobody listens on. */
async function closedPort(): Promise<number> {
  const server = createNetServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise<void>((resolve) => server.close(() => resolve()));
  return port;
}

const mailAt = (port: number) => ({
  host: "127.0.0.1",
  port,
  secure: false,
  from: "Studio <studio@company.example>",
});

const open = (notices: CompanyConfig["notices"]) =>
  new Notices({
    database,
    config: { origin: "https://studio.example", notices, help: "portalteamet", log: { days: 30 } },
    pathOf: (number) => `/forslag/${number}`,
    now: () => now,
    complain: (text) => complaints.push(text),
  });

const title = "Nytt slagord på forsiden";
const kari = { id: "1", name: "Kari", email: "kari@company.example", title };
const ola = { id: "2", name: "Ola", email: "ola@company.example", title };
const audience: NoticeAudience = { author: [kari], approvers: [kari, ola], publishers: [], commenters: [] };
const asked: NoticeEvent = {
  kind: "asked",
  proposal: { number: 12, title, brands: ["fjord"] },
  by: kari,
};
const both: NoticeAudience = {
  ...audience,
  approvers: [ola, { id: "3", name: "Per", email: "per@company.example", title }],
};

const outcomes = () =>
  database
    .prepare("SELECT outcome, attempts FROM outbox ORDER BY id")
    .all()
    .map((row) => [row["outcome"], row["attempts"]]);

describe("By mail", () => {
  test("each person who is told gets a plain text with a link", async () => {
    const { received, port } = await startMailServer();
    const notices = open({ mail: mailAt(port) });
    notices.add(asked, audience);
    expect(received).toEqual([]);
    await notices.sendDue();
    expect(received.map(({ to }) => to)).toEqual([["ola@company.example"]]);
    const raw = received[0]?.raw ?? "";
    expect(raw).toContain("From: Studio <studio@company.example>");
    expect(raw).toContain("Content-Type: text/plain; charset=utf-8");
    expect(raw).toContain("Message-ID: <studio-1@studio.example>");
    expect(raw).toContain("https://studio.example/forslag/12");
    await notices.sendDue();
    expect(received).toHaveLength(1);
    expect(outcomes()).toEqual([["sent", 0]]);
  });

  test("a title with line breaks makes no header", async () => {
    const { received, port } = await startMailServer();
    const notices = open({ mail: mailAt(port) });
    const evil = "Jul\r\nBcc: alle@evil.example\r\n\r\n<b>Klikk</b>";
    const by = { id: "1", name: "Kari\r\nReply-To: a@evil.example" };
    const proposal = { ...asked.proposal, title: evil };
    notices.add({ ...asked, by, proposal }, { ...audience, approvers: [{ ...ola, title: evil }] });
    await notices.sendDue();
    expect(received.map(({ to }) => to)).toEqual([["ola@company.example"]]);
    const [head = ""] = (received[0]?.raw ?? "").split("\r\n\r\n");
    expect(head).not.toMatch(/^(?:bcc|reply-to|cc):/im);
  });

  test("with a user name, the password is that of the file", async () => {
    const { received, port } = await startMailServer({ authOptional: false });
    const withUser = { ...mailAt(port), user: "studio", passwordFile: join(folder, "secret") };
    const notices = open({ mail: withUser });
    notices.add(asked, audience);
    await notices.sendDue();
    expect(received.map(({ user }) => user)).toEqual(["studio"]);
    expect(received[0]?.raw).not.toContain(secret);
  });

  test("a password is not sent without TLS, but on this machine", async () => {
    const login: string[] = [];
    const { port } = await startMailServer({
      onAuth: ({ username }, _, callback) => {
        login.push(String(username));
        callback(null, { user: username });
      },
    });
    // The same server at an address that is not known to be this machine.
    const mail = { ...mailAt(port), host: "127.0.0.2", user: "studio", passwordFile: join(folder, "secret") };
    open({ mail }).add(asked, audience);
    await open({ mail }).sendDue();
    expect([login, outcomes()]).toEqual([[], [[null, 1]]]);
  });

  test("a refused password is tried again when the file has another one", async () => {
    const { received, port } = await startMailServer({ authOptional: false });
    writeFileSync(join(folder, "secret"), "former");
    const notices = open({ mail: { ...mailAt(port), user: "studio", passwordFile: join(folder, "secret") } });
    notices.add(asked, audience);
    await notices.sendDue();
    expect(outcomes()).toEqual([[null, 1]]);
    writeFileSync(join(folder, "secret"), secret);
    now += minute;
    await notices.sendDue();
    expect(received).toHaveLength(1);
  });

  test("a recipient that the server refuses does not stop the others", async () => {
    const { received, port } = await startMailServer({
      onRcptTo: ({ address }, _, callback) => callback(address.startsWith("ola") ? new Error("unknown") : undefined),
    });
    const notices = open({ mail: mailAt(port) });
    notices.add(asked, both);
    await notices.sendDue();
    expect(received.map(({ to }) => to)).toEqual([["per@company.example"]]);
    expect(outcomes()).toEqual([
      [null, 1],
      ["sent", 0],
    ]);
  });

  test("while the server is away nothing is lost, and a round makes one attempt", async () => {
    const notices = open({ mail: mailAt(await closedPort()) });
    notices.add(asked, both);
    await notices.sendDue();
    expect(outcomes()).toEqual([
      [null, 1],
      [null, 0],
    ]);
    // Another start of the studio, with the server back.
    const { received, port } = await startMailServer();
    now += minute;
    await open({ mail: mailAt(port) }).sendDue();
    expect(received.map(({ to }) => String(to[0])).toSorted()).toEqual(["ola@company.example", "per@company.example"]);
  });

  test("after some days it is given up, and the administrator is told without the message", async () => {
    const notices = open({ mail: mailAt(await closedPort()) });
    notices.add(asked, audience);
    for (let hour = 0; hour < 5 * 24; hour += 1) {
      await notices.sendDue();
      now += 60 * minute;
    }
    expect(outcomes().map(([outcome]) => outcome)).toEqual(["givenUp"]);
    expect(complaints).toEqual([expect.stringMatching(/^Notice 1 by mail was given up after 9 attempts: E[A-Z]+\.$/)]);
  });
});

describe("By the webhook", () => {
  test("an event is JSON, signed with the secret and the time", async () => {
    const { received, url } = await startWebServer();
    const notices = open({ webhook: { url, secretFile: join(folder, "secret") } });
    notices.add(asked, audience);
    await notices.sendDue();
    const [call] = received;
    expect(JSON.parse(call?.body ?? "")).toEqual({
      id: 1,
      event: "asked",
      proposal: { number: 12, title: "Nytt slagord på forsiden", brands: ["fjord"] },
      by: "Kari",
      at: "2026-11-26T08:00:00.000Z",
      link: "https://studio.example/forslag/12",
      text: "Kari ber om godkjenning av forslaget «Nytt slagord på forsiden». https://studio.example/forslag/12",
    });
    const timestamp = String(call?.headers["studio-timestamp"]);
    expect(timestamp).toBe("1795680000");
    expect(call?.headers["studio-signature"]).toBe(`sha256=${signatureOf(secret, timestamp, call?.body ?? "")}`);
    expect(call?.body).not.toContain(secret);
  });

  test("without a secret it has no signature", async () => {
    const { received, url } = await startWebServer();
    const notices = open({ webhook: { url } });
    notices.add(asked, audience);
    await notices.sendDue();
    expect(received.map(({ headers }) => headers["studio-signature"])).toEqual([undefined]);
  });

  test("a redirect is not followed, and counts as a failure", async () => {
    const other = await startWebServer();
    const { received, url, answer } = await startWebServer({ status: 307, headers: { Location: other.url } });
    const notices = open({ webhook: { url } });
    notices.add(asked, audience);
    await notices.sendDue();
    expect([received.length, other.received.length]).toEqual([1, 0]);
    answer.status = 204;
    now += minute;
    await notices.sendDue();
    expect(outcomes()).toEqual([["sent", 1]]);
  });

  test("a server that does not answer is given up after the time limit", async () => {
    const { url } = await startWebServer({ status: 0 });
    expect(await new WebhookSender({ url }, () => now, 50).send("{}")).toEqual({
      kind: "away",
      reason: "TimeoutError",
    });
  });

  test("mail and webhook do not wait for each other", async () => {
    const { received, url } = await startWebServer();
    const notices = open({ mail: mailAt(await closedPort()), webhook: { url } });
    notices.add(asked, audience);
    await notices.sendDue();
    expect(received).toHaveLength(1);
    expect(outcomes()).toEqual([
      [null, 1],
      ["sent", 0],
    ]);
  });
});

describe("The outbox", () => {
  test("an event whose transaction is taken back is told to nobody", async () => {
    const { received, url } = await startWebServer();
    const notices = open({ webhook: { url } });
    database.exec("BEGIN");
    notices.add(asked, audience);
    database.exec("ROLLBACK");
    await notices.sendDue();
    expect(received).toEqual([]);
  });

  test("without mail and webhook nothing is kept", () => {
    open({}).add(asked, audience);
    expect(outcomes()).toEqual([]);
  });

  test("what was sent is forgotten with the log", async () => {
    const { url } = await startWebServer();
    const notices = open({ webhook: { url } });
    notices.add(asked, audience);
    await notices.sendDue();
    now += 29 * 24 * 60 * minute;
    await notices.sendDue();
    expect(outcomes()).toHaveLength(1);
    now += 2 * 24 * 60 * minute;
    await notices.sendDue();
    expect(outcomes()).toEqual([]);
  });

  test.each([
    ["a new message", 0],
    ["one that is tried again", 1],
  ])("a clock that was set back by a day delays %s by no day", async (_, failures) => {
    const { received, answer, url } = await startWebServer({ status: 500 });
    const notices = open({ webhook: { url } });
    notices.add(asked, audience);
    for (let failed = 0; failed < failures; failed += 1) await notices.sendDue();
    now -= 24 * 60 * minute;
    answer.status = 200;
    await notices.sendDue();
    expect(received).toHaveLength(failures + 1);
    expect(outcomes()).toEqual([["sent", expect.any(Number)]]);
  });

  test("two rounds at once send a message once", async () => {
    const { received, url } = await startWebServer();
    const notices = open({ webhook: { url } });
    notices.add(asked, audience);
    await Promise.all([notices.sendDue(), notices.sendDue()]);
    expect(received).toHaveLength(1);
  });

  test("once started it sends by itself, and ends with what it is sending", async () => {
    const { received, url } = await startWebServer();
    const notices = open({ webhook: { url } });
    notices.add(asked, audience);
    await notices.start()();
    expect(received).toHaveLength(1);
  });
});
