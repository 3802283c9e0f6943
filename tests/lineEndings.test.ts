import { execFileSync, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { repository } from "#scripts/files/repository.ts";

/** As Git for Windows is installed: it writes texts with its own line endings. */
const onWindows = ["-c", "core.autocrlf=true", "-c", "core.eol=crlf"];

const git = (folder: string, args: readonly string[], input = ""): string =>
  execFileSync("git", args, { cwd: folder, encoding: "utf8", input, maxBuffer: 2 ** 26 });

/** Path and digest of every file of the last commit. */
function committed(folder: string): Map<string, string> {
  const lines = git(folder, ["ls-tree", "-r", "-z", "HEAD"]).split("\0").slice(0, -1);
  return new Map(lines.map((line) => [line.slice(line.indexOf("\t") + 1), line.split(/[ \t]/)[2] ?? ""]));
}

describe("A clone made by Git for Windows", () => {
  let folder: string;
  let clone: string;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), "line-endings-"));
    clone = join(folder, "clone");
    git(folder, ["clone", "--quiet", "--depth=1", ...onWindows, `file://${repository}`, clone]);
  });
  afterAll(() => rm(folder, { recursive: true }));

  test("has the same bytes", () => {
    const files = committed(clone);
    const paths = [...files.keys()];
    const onDisk = git(clone, ["hash-object", "--no-filters", "--stdin-paths"], `${paths.join("\n")}\n`)
      .trim()
      .split("\n");
    expect(paths.filter((path, index) => onDisk[index] !== files.get(path))).toEqual([]);
  });

  test("passes the formatter's check", () => {
    const oxfmt = join(repository, "node_modules/oxfmt/bin/oxfmt");
    const { status, stdout, stderr } = spawnSync(process.execPath, [oxfmt, "--check"], {
      cwd: clone,
      encoding: "utf8",
    });
    expect([status, status === 0 ? "" : stdout + stderr]).toEqual([0, ""]);
  });
});

test("what is no text keeps its bytes, also where it looks like one", async () => {
  const work = await mkdtemp(join(tmpdir(), "line-endings-"));
  onTestFinished(() => rm(work, { recursive: true }));
  const made = join(work, "made");
  git(work, ["init", "--quiet", "made"]);
  await writeFile(join(made, ".gitattributes"), await readFile(join(repository, ".gitattributes")));
  const contents = new Map([
    ["font.woff2", "wOF2\r\n\n"],
    ["picture.png", "PNG\r\n\n"],
    ["text.svg", "<svg>\n"],
    ["text.jsonc", "{}\n"],
  ]);
  for (const [name, content] of contents) await writeFile(join(made, name), content);
  const author = ["-c", "user.name=Kari", "-c", "user.email=kari@bank.example"];
  git(made, [...author, "add", "-A"]);
  git(made, [...author, "commit", "--quiet", "-m", "Files"]);
  const clone = join(work, "clone");
  git(work, ["clone", "--quiet", ...onWindows, `file://${made}`, clone]);
  for (const [name, content] of contents) expect(await readFile(join(clone, name), "utf8")).toBe(content);
});
