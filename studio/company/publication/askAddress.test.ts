import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, onTestFinished, test } from "vitest";
import { askAddress, type LookUp } from "./askAddress.ts";
import { isPrivateAddress } from "./privateAddress.ts";

/** A server on loopback. @returns its address */
async function serve(answer: RequestListener): Promise<URL> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
}

const own = { isPrivateAllowed: true };
/** A name that leads to some addresses. */
const leadsTo =
  (...addresses: readonly string[]): LookUp =>
  (_, __, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );

describe("An address that a configuration names is asked", () => {
  test("its text is the answer", async () => {
    const address = await serve((_, response) => response.end("running\nSjekker 3 av 7"));
    expect(await askAddress(address, own)).toBe("running\nSjekker 3 av 7");
  });

  test.each<[string, RequestListener, RegExp]>([
    [
      "a redirection into the network",
      (_, response) => response.writeHead(302, { Location: "http://10.0.0.1/" }).end(),
      /the answer is 302/,
    ],
    ["a fault", (_, response) => response.writeHead(500).end("{}"), /the answer is 500/],
    [
      "a body without an end",
      (_, response) => void setInterval(() => response.write("x".repeat(1000)), 5).unref(),
      /more than 4096 bytes/,
    ],
    ["no answer", () => undefined, /no answer within 200 ms/],
    ["a body that stops", (_, response) => void response.write("{"), /no answer within 200 ms/],
  ])("%s is none", async (_, answer, words) => {
    const address = await serve(answer);
    await expect(askAddress(address, { ...own, mostMs: words.source.includes("200") ? 200 : 5000 })).rejects.toThrow(
      words,
    );
  });

  test("what does not listen is none", async () => {
    await expect(askAddress(new URL("http://127.0.0.1:9/"), own)).rejects.toThrow("ECONNREFUSED");
  });

  test.each([
    ["http://fjord.example/", leadsTo("93.184.216.34"), "not https"],
    ["https://127.0.0.1:1/", leadsTo(), "127.0.0.1 is no public address"],
    ["https://[::1]/", leadsTo(), "::1 is no public address"],
    ["https://2130706433/", leadsTo(), "127.0.0.1 is no public address"],
    ["https://fjord.example/", leadsTo("10.1.2.3"), "leads to 10.1.2.3"],
    // One that is public does not excuse the other.
    ["https://fjord.example/", leadsTo("93.184.216.34", "169.254.169.254"), "leads to 169.254.169.254"],
    ["https://fjord.example/", leadsTo("::ffff:192.168.0.1"), "no public address"],
  ])("%s is not asked, unless the configuration says so", async (address, lookUp, words) => {
    await expect(askAddress(new URL(address), { isPrivateAllowed: false, lookUp })).rejects.toThrow(words);
  });

  test.each([
    ["8.8.8.8", false],
    ["2606:4700::1111", false],
    ["0.0.0.0", true],
    ["100.64.0.1", true],
    ["172.31.255.255", true],
    ["172.32.0.1", false],
    ["224.0.0.1", true],
    ["fd00::1", true],
    ["fe80::1", true],
    ["64:ff9b::a00:1", true],
    ["::ffff:10.0.0.1", true],
    ["::ffff:8.8.8.8", false],
    ["fjord.example", true],
  ])("%s is private: %s", (address, isPrivate) => {
    expect(isPrivateAddress(address)).toBe(isPrivate);
  });
});
