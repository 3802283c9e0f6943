import { describe, expect, test } from "vitest";
import { inLanguages, madeUpCompilation, madeUpInput, withValues } from "#tests/support/stampInput.ts";
import { cspHash } from "./digest.ts";
import { previewName } from "./previewHost.ts";
import { previewInput } from "./previewInput.ts";
import { stamp } from "./stamp.ts";
import type { StampInput } from "./StampInput.ts";
import { verifyPages } from "./verifyPages.ts";

async function brandWithTokens(): Promise<StampInput> {
  const input = await madeUpInput("alfa");
  const overlay = {
    analytics: { token: "kunde-9" },
    errorReporting: { dsn: "https://k@feil.example/9", crashUrl: "https://feil.example/k" },
  };
  return withValues(input, ({ tenant, environments }) => ({
    tenant: {
      ...tenant,
      analytics: { ...tenant.analytics, token: "kunde-1", endpoint: "https://maaling.example/" },
      errorReporting: { ...tenant.errorReporting, dsn: "https://k@feil.example/1", crashUrl: "https://feil.example/k" },
    },
    environments: {
      ...environments,
      Production: { ...environments.Production, overlay },
      Test: { hostnames: ["test.alfa.example"], overlay },
    },
  }));
}

async function stampPreview() {
  const { input } = previewInput(await brandWithTokens(), { name: "pr-12", commit: "1a2b3c4d5e" });
  if (input === undefined) throw new Error("There is no preview.");
  const stamped = await stamp(input, madeUpCompilation);
  const html = new TextDecoder().decode(stamped.files.find(({ path }) => path === "index.html")?.bytes);
  return { stamped, html };
}

describe("The page of a preview", () => {
  test("has one host name, in the environment Test, and is not indexed", async () => {
    const { stamped, html } = await stampPreview();
    const hosts = Object.entries(stamped.headers).map(([name, { hostnames }]) => [name, hostnames]);
    expect(hosts).toEqual([
      ["Production", []],
      ["QA", []],
      ["Dev", []],
      ["Test", ["pr-12--test.alfa.example"]],
    ]);
    expect(html).toContain('data-hosts="pr-12--test.alfa.example"');
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(stamped.headers.Test.page["X-Robots-Tag"]).toBe("noindex");
  });

  test("has no token of analytics or error reports, and its policy no address for them", async () => {
    const { stamped, html } = await stampPreview();
    expect(html).not.toMatch(/kunde-\d|feil\.example/);
    expect(JSON.stringify(stamped.headers)).not.toMatch(/feil\.example|maaling\.example/);
  });

  test("has a bar with its name and commit before the portal, whose style the policy admits", async () => {
    const { stamped, html } = await stampPreview();
    expect(html).toContain('<body>\n<aside id="preview">Forhåndsvisning av pr-12, 1a2b3c4d5e</aside>\n<div id="root">');
    const css = /<style>(#preview.*?)<\/style>/.exec(html)?.[1] ?? "";
    expect(css).toContain("var(--color-warningSurface)");
    expect(stamped.headers.Test.page["Content-Security-Policy"]).toContain(await cspHash(css));
    const paths = new Set([...madeUpCompilation.files, ...stamped.files].map(({ path }) => path));
    expect(await verifyPages(stamped, paths)).toEqual([]);
  });

  test("is so in each language (spec: languages-20)", async () => {
    const { input } = previewInput(inLanguages(await brandWithTokens(), "nn"), { name: "pr-12" });
    if (input === undefined) throw new Error("There is no preview.");
    const { files, headers } = await stamp(input, madeUpCompilation);
    const pages = files.filter(({ path }) => path.endsWith(".html"));
    const texts = pages.map(({ path, bytes }) => [path, new TextDecoder().decode(bytes)] as const);
    expect(texts).toEqual([
      ["index.html", expect.stringContaining('<aside id="preview">Forhåndsvisning av pr-12</aside>')],
      ["index.nn.html", expect.stringContaining('<aside id="preview">Førehandsvising av pr-12</aside>')],
    ]);
    for (const [, html] of texts) expect(html).not.toMatch(/kunde-\d|feil\.example/);
    expect(headers.Test.hostnames).toEqual(["pr-12--test.alfa.example"]);
  });

  test("a page that is not a preview has nothing of it", async () => {
    const { files } = await stamp(await madeUpInput("alfa"), madeUpCompilation);
    expect(new TextDecoder().decode(files.find(({ path }) => path === "index.html")?.bytes)).not.toContain("preview");
  });

  test("without a commit the bar has the name", async () => {
    const { input } = previewInput(await madeUpInput("alfa"), { name: "pr-12" });
    expect(input?.languages[0].preview).toBe("Forhåndsvisning av pr-12");
  });

  test("a host name that is too long, or none at all, is a problem of the brand", async () => {
    const input = await madeUpInput("alfa");
    const withHosts = (hostnames: readonly string[]) => {
      const environment = { hostnames, overlay: {} };
      const environments = { Production: environment, QA: environment, Dev: environment, Test: environment };
      return previewInput(
        withValues(input, () => ({ environments })),
        { name: "pr-12" },
      ).problem;
    };
    expect(withHosts([`${"a".repeat(57)}.example`])).toContain("has more than 63 characters");
    expect(withHosts([`${"a".repeat(56)}.example`])).toBeUndefined();
    expect(withHosts([])).toBe("alfa: a brand without a host name has no preview");
  });

  test.each(["", "ab", "PR-12", "-pr", "pr-", "a--b", "a.b", "../a", "a/b", "æøå", "a".repeat(21)])(
    "%j is not a name of a preview",
    (name) => {
      expect(() => previewName(name)).toThrow("cannot be part of a host name");
    },
  );

  test.each(["pr-12", "abc", "a".repeat(20)])("%j is one", (name) => {
    expect(previewName(name)).toBe(name);
  });
});
