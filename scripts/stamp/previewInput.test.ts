import { describe, expect, test } from "vitest";
import { madeUpCompilation, madeUpInput } from "#tests/support/stampInput.ts";
import { cspHash } from "./digest.ts";
import { previewName } from "./previewHost.ts";
import { previewInput } from "./previewInput.ts";
import { stamp, type StampInput } from "./stamp.ts";
import { verifyPage } from "./verifyPage.ts";

async function brandWithTokens(): Promise<StampInput> {
  const input = await madeUpInput("alfa");
  const { Production } = input.environments;
  const overlay = { analytics: { token: "kunde-9" }, errorReporting: { dsn: "https://k@feil.example/9" } };
  return {
    ...input,
    tenant: {
      ...input.tenant,
      analytics: { ...input.tenant.analytics, token: "kunde-1", endpoint: "https://maaling.example/" },
      errorReporting: { ...input.tenant.errorReporting, dsn: "https://k@feil.example/1" },
    },
    environments: {
      ...input.environments,
      Production: { ...Production, overlay },
      Test: { hostnames: ["test.alfa.example"], overlay },
    },
  };
}

async function stampPreview() {
  const { input } = previewInput(await brandWithTokens(), { name: "pr-12", commit: "1a2b3c4d5e" });
  if (input === undefined) throw new Error("There is no preview.");
  const stamped = await stamp(input, madeUpCompilation);
  const html = new TextDecoder().decode(stamped.files.find(({ path }) => path === "index.html")?.bytes);
  return { stamped, html };
}

describe("The page of a preview (spec: commands-47)", () => {
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
    expect(await verifyPage(stamped, paths)).toEqual([]);
  });

  test("a page that is not a preview has nothing of it", async () => {
    const { files } = await stamp(await madeUpInput("alfa"), madeUpCompilation);
    expect(new TextDecoder().decode(files.find(({ path }) => path === "index.html")?.bytes)).not.toContain("preview");
  });

  test("without a commit the bar has the name", async () => {
    const { input } = previewInput(await madeUpInput("alfa"), { name: "pr-12" });
    expect(input?.preview).toBe("Forhåndsvisning av pr-12");
  });

  test("a host name that is too long, or none at all, is a problem of the brand", async () => {
    const input = await madeUpInput("alfa");
    const withHosts = (hostnames: readonly string[]) => {
      const environment = { hostnames, overlay: {} };
      const environments = { Production: environment, QA: environment, Dev: environment, Test: environment };
      return previewInput({ ...input, environments }, { name: "pr-12" }).problem;
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
