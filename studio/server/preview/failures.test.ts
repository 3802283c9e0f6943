import { hash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { StudioDocument } from "#studio/document/StudioDocument.ts";
import { madeUpCompilation } from "#tests/support/stampInput.ts";
import { BrandPreview } from "./BrandPreview.ts";
import { StudioHarness } from "#studio/test/support/StudioHarness.ts";

const shell = vi.spyOn(madeUpCompilation, "renderShell");
let studio: StudioHarness;
beforeAll(async () => {
  vi.spyOn(console, "error").mockReturnValue(undefined);
  studio = await StudioHarness.create();
});
afterAll(async () => {
  vi.restoreAllMocks();
  await studio.close();
});

const host = "0--fjord.studio.localhost:8010";
async function write(name: string): Promise<StudioDocument> {
  const { revision, texts } = await studio.open();
  const descriptor = texts.descriptor.replace(/"name": "[^"]*"/, `"name": "${name}"`);
  return (await (await studio.put(revision, { ...texts, descriptor })).json()) as StudioDocument;
}
const breakShell = () =>
  shell.mockImplementation(() => {
    throw new Error("the portal has a fault");
  });

describe("A portal that the studio cannot make", () => {
  test("the text is kept, the page stays as it was, and the answer says so; the next edit makes it again", async () => {
    const before = await write("Fjord én");
    breakShell();
    const failed = await write("Fjord to");
    shell.mockRestore();
    expect((await studio.open()).texts.descriptor).toContain("Fjord to");
    expect(failed.preview).toMatchObject({ status: "outdated", hasFailed: true, page: before.preview.page });
    const after = await write("Fjord tre");
    expect(after.preview.status).toBe("current");
    expect(after.preview.hasFailed).toBeUndefined();
  });

  test("a page that fails tells the studio, which alone may show it", async () => {
    vi.spyOn(BrandPreview.prototype, "file").mockImplementationOnce(() => {
      throw new Error("the page cannot be read");
    });
    const page = await studio.ask("/privat/forsikring/oversikt/", { host });
    expect(page.status).toBe(500);
    expect(page.headers.get("Content-Security-Policy")).toContain(`frame-ancestors ${StudioHarness.origin}`);
    const html = await page.text();
    expect(html).toContain("Det du har skrevet, er tatt vare på.");
    const [, script = ""] = /<script>(.*)<\/script>/.exec(html) ?? [];
    expect(script).toBe(`parent.postMessage({ type: "failed" }, "${StudioHarness.origin}")`);
    const digest = hash("sha256", script, "base64");
    expect(page.headers.get("Content-Security-Policy")).toContain(`script-src 'sha256-${digest}'`);
  });
});
