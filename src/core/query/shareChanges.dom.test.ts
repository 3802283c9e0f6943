import { MutationObserver, QueryClient } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { shareChanges } from "./shareChanges.ts";

function openTab() {
  const client = new QueryClient();
  onTestFinished(shareChanges(client));
  for (const key of ["tilbud", "avtaler"]) client.setQueryData([key], []);
  const isStale = (key: string) => client.getQueryState([key])?.isInvalidated;
  const write = async (mutationFn: () => Promise<unknown>) =>
    new MutationObserver(client, { mutationKey: ["tilbud", "delete"], mutationFn }).mutate().catch(() => undefined);
  return { isStale, write };
}

test("what one tab changes the others read again, and nothing else (spec: http-49)", async () => {
  const [first, second] = [openTab(), openTab()];
  await first.write(() => Promise.reject(new Error("500")));
  await first.write(() => Promise.resolve());
  await expect.poll(() => second.isStale("tilbud")).toBe(true);
  expect(second.isStale("avtaler")).toBe(false);
  expect(first.isStale("tilbud")).toBe(false);
});

test("a message that is no name changes nothing", async () => {
  const tab = openTab();
  const channel = new BroadcastChannel("kfp-changes");
  onTestFinished(() => channel.close());
  channel.postMessage({ queryKey: [] });
  channel.postMessage("avtaler");
  await expect.poll(() => tab.isStale("avtaler")).toBe(true);
  expect(tab.isStale("tilbud")).toBe(false);
});
