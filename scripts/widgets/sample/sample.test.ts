import { repository } from "#scripts/files/repository.ts";
import { execFile } from "node:child_process";
import { glob, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { buildWidgets } from "../buildWidgets.ts";
import { peers } from "../packageManifest.ts";
import { packageName } from "../packageNames.ts";
import { widgetEntries } from "../widgetEntries.ts";
import { prepareSample } from "#tests/support/widgets/prepareSample.ts";
import { buildSample, sampleFolder } from "./buildSample.ts";

/** The code of the sample application, all files one after the other. */
async function readSample(): Promise<string> {
  const texts: string[] = [];
  for await (const path of glob(`${sampleFolder}/src/**/*.{ts,tsx}`, { cwd: repository }))
    texts.push(await readFile(join(repository, path), "utf8"));
  return texts.join("\n");
}

const run = promisify(execFile);
let folder: string;
beforeAll(async () => {
  await mkdir(join(repository, ".cache"), { recursive: true });
  folder = await mkdtemp(join(repository, ".cache/min-side-"));
  await prepareSample(repository, folder, await buildWidgets(repository));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Renders the page in a process of its own, as a server does. @returns the markup, and what was written besides */
async function renderOnServer(): Promise<{ readonly html: string; readonly errors: string }> {
  const script = `
    const { render } = await import(${JSON.stringify(join(folder, "dist/server/server.js"))});
    process.stdout.write(render('/').html);`;
  const { stdout, stderr } = await run(process.execPath, ["--input-type=module", "--eval", script], { cwd: folder });
  return { html: stdout, errors: stderr };
}

describe("The sample application (spec: widgets-18)", () => {
  test("uses every entry of the package", async () => {
    const source = await readSample();
    const unused = Object.keys(widgetEntries).filter((entry) => !source.includes(`"${packageName}/${entry}"`));
    expect(unused).toEqual([]);
  });

  test("compiles with strict types, those of its own texts included", async () => {
    const compiler = join(repository, "node_modules/typescript/bin/tsc");
    const { stdout } = await run(process.execPath, [compiler, "--project", folder, "--singleThreaded"]).catch(
      (error: Error & { readonly stdout: string }) => error,
    );
    expect(stdout).toBe("");
  });

  test("is built with one React, and renders on a server without an error", async () => {
    const modules = await buildSample(folder);
    const reacts = modules.filter((id) => /[\\/]cjs[\\/]react\.production\.js$/.test(id));
    expect(reacts.map((id) => relative(repository, id))).toEqual(["node_modules/react/cjs/react.production.js"]);
    const { html, errors } = await renderOnServer();
    expect(html).toContain("God dag, Kari");
    expect(html).toContain("Kontaktinformasjon");
    expect(errors).toBe("");
    // A content security policy without 'unsafe-inline' forbids it.
    expect(html).not.toMatch(/ style="/);
  });

  test("is built with the lowest versions of the peers, and renders", async () => {
    const alias = Object.fromEntries(
      Object.keys(peers).map((name) => [name, join(repository, `node_modules/${name}-lowest`)]),
    );
    const modules = await buildSample(folder, { alias });
    const reacts = modules.filter((id) => /[\\/]cjs[\\/]react\.production\.js$/.test(id));
    expect(reacts.map((id) => relative(repository, id))).toEqual(["node_modules/react-lowest/cjs/react.production.js"]);
    const { html, errors } = await renderOnServer();
    expect(html).toContain("God dag, Kari");
    expect(errors).toBe("");
  });

  test("sets every custom property that the package reads, and knows nothing else of its styles", async () => {
    const list = await readFile(join(folder, "node_modules", packageName, "docs/custom-properties.md"), "utf8");
    const theme = await readFile(join(folder, "src/theme.css"), "utf8");
    const names = [...list.matchAll(/^\| `(--[\w-]+)`/gm)].map(([, name = ""]) => name);
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name) => !theme.includes(`  ${name}: `))).toEqual([]);
    expect([...theme.matchAll(/--[\w-]+(?=:)/g)].map(String).filter((name) => !names.includes(name))).toEqual([]);
    expect(await readFile(join(folder, "src/page.css"), "utf8")).not.toContain("fpw-");
  });
});
