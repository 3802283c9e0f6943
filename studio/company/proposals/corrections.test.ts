import { afterEach, beforeEach, expect, test } from "vitest";
import { desk, deskConfig, Hosts, openDesk } from "#studio/test/support/DeskFixture.ts";
import { RemoteFixture } from "#studio/test/support/RemoteFixture.ts";
import { storeOf } from "#studio/test/support/savedProposal.ts";
import type { Person } from "../identity/Person.ts";

/** An editor who publishes too. */
const kari: Person = { ...desk.kari, grants: [...desk.kari.grants, { role: "publisher", brands: "all" }] };
let remote: RemoteFixture;
let server: Awaited<ReturnType<typeof openDesk>>;
beforeEach(async () => {
  remote = await RemoteFixture.create();
  const approvals = { ...deskConfig.approvals, texts: 0, look: 0, addresses: 0, base: 0, newBrand: 0 };
  const hosts = new Hosts(remote);
  server = await openDesk(remote, { hosts, people: [kari, desk.ola], config: { approvals } });
});
afterEach(async () => {
  await server.close();
  await remote.close();
});

/** A saved change of the brand. */
async function saved(from: string, to: string): Promise<number> {
  const { number } = await server.desk.create(kari, "Rettelse");
  const { replace } = await storeOf(server.repository, number);
  await replace(from, to);
  await server.desk.noteCommit(number);
  return number;
}

const correct = (number: number, who = kari) =>
  server.desk.act(who, number, { act: "correct", head: server.desk.read(number).head });
const kindOf = (number: number) => server.desk.read(number).state.kind;

test("a text that nobody has to approve is merged in one act of who edits and publishes", async () => {
  const number = await saved("Godt å ha deg her", "Velkommen");
  await expect(correct(number, desk.ola)).rejects.toThrow("role");
  await correct(number);
  server.publishing.wake();
  await server.publishing.idle();
  expect(kindOf(number)).toBe("merged");
  expect(await remote.onRemote("show", "main:tenants/fjord/tenant.jsonc")).toContain("Velkommen");
});

test("an address is no small correction, whatever the table of approvals says; it stays saved", async () => {
  const { store } = await storeOf(server.repository, (await server.desk.create(kari, "Adresse")).number);
  const number = 1;
  const paths = store.pathsOf("fjord");
  const texts = store.read(paths);
  const descriptor = texts.descriptor.replace(/"hostnames": \[\s*"/, "$&annet.");
  expect(descriptor).not.toBe(texts.descriptor);
  await store.write(paths, { ...texts, descriptor });
  await server.desk.noteCommit(number);
  await expect(correct(number)).rejects.toThrow("notSmall");
  expect(kindOf(number)).toBe("draft");
  expect(await server.repository.head(number)).toBe(server.desk.read(number).head);
});
