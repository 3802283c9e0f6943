import { repository } from "#scripts/files/repository.ts";
import { cp, link, mkdtemp, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { languageTamperings } from "#tests/support/releases/languageTamperings.ts";
import { madeUpChunks, writeMadeUpReleases } from "#tests/support/releases/madeUpReleases.ts";
import { edit, recordAgain } from "#tests/support/releases/recordAgain.ts";
import { tamperings } from "#tests/support/releases/tamperings.ts";
import { inLanguages, withValues } from "#tests/support/stampInput.ts";
import { toolExamples } from "#scripts/findings/toolExamples.ts";
import { reportVerifyFinding, verifyFinding } from "./VerifyFinding.ts";
import { findReleases, NoReleaseError } from "./findReleases.ts";
import { type ReleasesOptions, verifyReleases } from "./verifyReleases.ts";

const { vendor } = madeUpChunks;

let work: string;
let original: string;
beforeAll(async () => {
  work = await mkdtemp(join(tmpdir(), "verify-"));
  original = join(work, "original");
  await writeMadeUpReleases(original, ["alfa", "beta"]);
});
afterAll(() => rm(work, { recursive: true }));

const codes = Object.keys(toolExamples)
  .flatMap((id) => (id.startsWith("verify:") ? [id.slice("verify:".length)] : []))
  .toSorted();

async function findingsIn(dist: string, more: Omit<ReleasesOptions, "program"> = {}) {
  const found: string[] = [];
  for await (const { findings } of verifyReleases(dist, { program: repository, ...more }))
    found.push(...findings.map(({ code, file }) => `${code} ${file}`));
  return found;
}

/** A copy of the folders that a test may change. Every file is one of its own, as after a deployment. */
async function copyOfReleases(): Promise<string> {
  const dist = await mkdtemp(join(work, "copy-"));
  await cp(original, dist, { recursive: true });
  return dist;
}

/** The licences that are published with a brand. */
async function licencesOf(folder: string): Promise<string> {
  const name = (await readdir(join(folder, "assets"))).find((each) => /^licenses-.*\.txt$/.test(each)) ?? "";
  return readFile(join(folder, "assets", name), "utf8");
}

describe("Finished folders are verified without the sources", () => {
  test("what a build has written has no finding, also one brand alone and also without hard links", async () => {
    expect(await findingsIn(original)).toEqual([]);
    expect(await findingsIn(join(original, "beta"))).toEqual([]);
    expect(await findingsIn(await copyOfReleases())).toEqual([]);
  });

  test("a brand that has crashes sent to an address has no finding (spec: errors-21)", async () => {
    const crashing = join(work, "crashing");
    const errorReporting = { traffic: "NORMAL", crashUrl: "https://krasj.alfa.example/inn?a=$b&c={d}" } as const;
    await writeMadeUpReleases(crashing, ["alfa"], (input) =>
      withValues(input, ({ tenant }) => ({ tenant: { ...tenant, errorReporting } })),
    );
    expect(await findingsIn(crashing)).toEqual([]);
  });

  const rows = tamperings.map(([what, code, file, tamper, depth]) => ({ what, code, file, tamper, depth }));
  test.each(rows)("$what: $code $file", async ({ code, file, tamper, depth }) => {
    const dist = await copyOfReleases();
    const alfa = join(dist, "alfa");
    await tamper(alfa, dist);
    if (depth === "deep") await recordAgain(alfa);
    expect(await findingsIn(dist)).toContain(`${code} ${join("alfa", file)}`);
  });

  describe("a brand with several languages (spec: languages-23)", () => {
    let several: string;
    beforeAll(async () => {
      several = join(work, "several");
      await writeMadeUpReleases(several, ["alfa", "beta"], (input) =>
        input.id === "alfa" ? inLanguages(input, "nn") : input,
      );
    });

    test("is fine as it was built", async () => {
      expect(await findingsIn(several)).toEqual([]);
    });

    test("a text of one brand in one language, in the page of another", async () => {
      const dist = await mkdtemp(join(work, "texts-"));
      const words = "Alfa er alltid der du treng oss";
      await writeMadeUpReleases(dist, ["alfa", "beta"], (input) =>
        input.id === "alfa"
          ? withValues(inLanguages(input, "nn"), ({ language, tenant }) => ({
              tenant: { ...tenant, ...(language === "nn" && { texts: { felles: { close: words } } }) },
            }))
          : input,
      );
      expect(await findingsIn(dist)).toEqual([]);
      await edit(join(dist, "beta/index.html"), (html) => html.replace("<h1>", `<h1>${words}`));
      await recordAgain(join(dist, "beta"));
      expect(await findingsIn(dist)).toContain("leak beta/index.html");
    });

    const ofLanguages = languageTamperings.map(([what, code, file, tamper, depth]) => ({
      what,
      code,
      file,
      tamper,
      depth,
    }));
    test.each(ofLanguages)("$what: $code $file", async ({ code, file, tamper, depth }) => {
      const dist = await mkdtemp(join(work, "copy-"));
      await cp(several, dist, { recursive: true });
      const alfa = join(dist, "alfa");
      await tamper(alfa, dist);
      if (depth === "deep") await recordAgain(alfa);
      expect(await findingsIn(dist)).toContain(`${code} ${join("alfa", file)}`);
    });
  });

  test("a font of one brand's own in the folder of another, under another name", async () => {
    const css = (urlOf: (name: string) => string) =>
      `@font-face{font-family:"alfasans";font-weight:400;src:url("${urlOf("alfasans-latin.woff2")}")format("woff2")}`;
    const leaks = async (name: string, content: string) => {
      const dist = await mkdtemp(join(work, "fonts-"));
      const file = (of: string, text: string) => ({ name: of, bytes: new TextEncoder().encode(text), preload: false });
      await writeMadeUpReleases(dist, ["alfa", "beta"], (input) =>
        input.id === "alfa"
          ? {
              ...input,
              fonts: [file("alfasans-latin.woff2", "wOF2 of alfa")],
              ownFonts: [{ family: "alfasans", licence: "Alfa owns it.", files: [] }],
              fontCss: css,
            }
          : { ...input, fonts: [file(name, content)], fontCss: (urlOf) => `.x{src:url("${urlOf(name)}")}` },
      );
      expect(await licencesOf(join(dist, "alfa"))).toContain("alfasans (font)\n\nAlfa owns it.");
      expect(await licencesOf(join(dist, "beta"))).not.toContain("alfasans");
      return (await findingsIn(dist)).filter((finding) => finding.startsWith("leak"));
    };
    expect(await leaks("other-latin.woff2", "wOF2 of alfa")).toEqual([
      expect.stringMatching(/^leak beta\/assets\/other-latin-[0-9a-f]+\.woff2$/),
    ]);
    expect(await leaks("other-latin.woff2", "wOF2 of beta")).toEqual([]);
  });

  test("an image changed under its name: browsers keep the old one for a year", async () => {
    const dist = await copyOfReleases();
    const icon = (await readdir(join(dist, "alfa/assets"))).find((name) => /^icon-.*svg$/.test(name)) ?? "";
    await edit(join(dist, "alfa/assets", icon), (svg) => svg.replace("<svg", "<svg data-ny=''"));
    await recordAgain(join(dist, "alfa"));
    expect(await findingsIn(join(dist, "alfa"))).toEqual([`wrong-name alfa/assets/${icon}`]);
  });

  test("a brand that is expected and missing, and one that is not expected", async () => {
    expect(await findingsIn(original, { brands: ["beta", "alfa"] })).toEqual([]);
    expect(await findingsIn(original, { brands: ["alfa", "gamma"] })).toEqual([
      "missing-brand gamma/",
      "unexpected-brand beta/",
    ]);
    expect(await findingsIn(original, { usual: ["alfa", "delta"] })).toEqual(["absent-brand delta/"]);
    expect(await findingsIn(original, { usual: ["delta"] })).toEqual([]);
    expect(await findingsIn(join(original, "alfa"), { usual: ["alfa", "delta"] })).toEqual([]);
  });

  test("the security contact: a note in its last 30 days, an error when it has ended", async () => {
    const on = (today: string) => findingsIn(original, { today });
    const file = ".well-known/security.txt";
    expect(await on("2027-08-31")).toEqual([]);
    const brands = ["alfa", "beta"];
    expect(await on("2027-09-10")).toEqual(brands.map((id) => `expiring-security-txt ${id}/${file}`));
    expect(await on("2027-10-01")).toEqual(brands.map((id) => `expired-security-txt ${id}/${file}`));
  });

  test("without a day folders are judged as of the day of their commit, however long ago that is", async () => {
    vi.setSystemTime("2031-01-01T00:30:00Z");
    onTestFinished(() => void vi.useRealTimers());
    expect(await findingsIn(original)).toEqual([]);
  });

  test("every code has an example among these rows, or is only about time and browsers", () => {
    const shown = new Set<string>(tamperings.map(([, code]) => code));
    // Of time, brands and browsers; and those that the tests of scripts/deploy show, where releases are served.
    const others =
      "absent-brand expired-security-txt expiring-security-txt missing-brand unexpected-brand violation " +
      "bad-pointer bad-utgave cut-off deployment-running missing-release not-served unknown-file wrong-host wrong-release";
    expect([...shown, ...others.split(" ")].toSorted()).toEqual(codes);
  });

  test("docs/deploy.md lists every code", async () => {
    const text = await readFile(join(repository, "docs/deploy.md"), "utf8");
    const listed = [...text.matchAll(/^\| `([a-z-]+)`(?: \(note\))? \|/gm)].map(([, code]) => code);
    expect(listed).toEqual(codes);
  });

  test("a finding says what to do", () => {
    const finding = verifyFinding("wrong-twin", "alfa/index.html.br", "index.html");
    expect(reportVerifyFinding(finding)).toMatchObject({
      level: "error",
      message: "The compressed file is not the same as index.html",
      advice: "Copy the folder again, or build it again.",
    });
    const hostile = verifyFinding("wrong-twin", "alfa/index.html.br", "index.html\u001b[31m\n::error::");
    expect(reportVerifyFinding(hostile).message).toContain("index.html\\u{001b}[31m\\n::error::");
  });

  test("a folder without brands is an error of the command", async () => {
    const empty = await mkdtemp(join(work, "empty-"));
    await expect(findReleases(empty)).rejects.toThrow(NoReleaseError);
  });

  test("files that are shared by hard links are still found when they are changed", async () => {
    const dist = await copyOfReleases();
    await rm(join(dist, "beta", vendor));
    await link(join(dist, "alfa", vendor), join(dist, "beta", vendor));
    await writeFile(join(dist, "alfa", vendor), "export const a=1;");
    expect(await findingsIn(dist)).toEqual(
      expect.arrayContaining([`wrong-digest alfa/${vendor}`, `wrong-digest beta/${vendor}`]),
    );
    await rename(join(dist, "alfa"), join(dist, "gamma"));
    expect(await readdir(dist)).toEqual(["beta", "gamma"]);
    expect(await findingsIn(dist)).toContain("wrong-brand gamma/release.json");
  });
});
