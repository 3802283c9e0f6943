import { execFile } from "node:child_process";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { RemoteFixture } from "#studio/test/support/RemoteFixture.ts";
import { ObjectReader } from "./ObjectReader.ts";

let remote: RemoteFixture;
let reader: ObjectReader;
beforeAll(async () => {
  remote = await RemoteFixture.create({ "tenants/base.jsonc": "{}\n", "tenants/navn æøå.txt": "linje\n\nlinje" });
  reader = new ObjectReader(remote.own);
});
afterAll(() => remote.close());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});

const head = () => remote.git("rev-parse", "HEAD");

describe("One process of git answers many questions", () => {
  test("a reference that was moved by somebody else leads to its new commit", async () => {
    const before = await reader.hashOf("HEAD^{commit}");
    expect(before).toBe(await head());
    await remote.write("tenants/base.jsonc", "{ }\n");
    await remote.git("commit", "-qam", "Moved");
    await remote.git("pack-refs", "--all");
    await remote.git("repack", "-adq");
    expect(await reader.hashOf("HEAD^{commit}")).toBe(await head());
    expect(await reader.hashOf("HEAD^")).toBe(before);
    expect(await reader.read(["HEAD:tenants/base.jsonc"])).toEqual(new Map([["HEAD:tenants/base.jsonc", "{ }\n"]]));
  });

  test("questions at once get their own answers; folders and unknown names are left out", async () => {
    const names = [
      "HEAD:tenants/base.jsonc",
      "HEAD:tenants",
      "HEAD:none",
      "HEAD:tenants/navn æøå.txt",
      "HEAD\nHEAD",
      "",
    ];
    const [texts, none, hash] = await Promise.all([
      reader.read(names),
      reader.hashOf("refs/heads/none^{commit}"),
      reader.hashOf("HEAD"),
    ]);
    expect([...texts.keys()]).toEqual(["HEAD:tenants/base.jsonc", "HEAD:tenants/navn æøå.txt"]);
    expect(texts.get("HEAD:tenants/navn æøå.txt")).toBe("linje\n\nlinje");
    expect([none, hash]).toEqual([undefined, await head()]);
  });

  test("a large file is whole", async () => {
    const text = "æ".repeat(400_000);
    await remote.write("tenants/large.txt", text);
    await remote.git("add", "-A");
    await remote.git("commit", "-qm", "Large");
    expect((await reader.read(["HEAD:tenants/large.txt"])).get("HEAD:tenants/large.txt")).toBe(text);
  });
});

describe("A process of git that ends", () => {
  test("refuses a file that is too large, as any call of git does", async () => {
    await remote.write("tenants/film.mp4", "film ".repeat(4_000_000));
    await remote.git("add", "-A");
    await remote.git("commit", "-qm", "Film");
    await expect(reader.read(["HEAD:tenants/film.mp4"])).rejects.toMatchObject({ kind: "failed" });
    expect(await reader.hashOf("HEAD")).toBe(await head());
  });

  test("refuses what it was asked, and the next question starts another one", async () => {
    const folder = await mkdtemp(join(tmpdir(), "git-"));
    const broken = new ObjectReader(remote.own);
    await writeFile(join(folder, "git"), "#!/bin/sh\necho 'fatal: bad object' >&2\nexit 128\n");
    await chmod(join(folder, "git"), 0o755);
    vi.stubEnv("PATH", `${folder}:${process.env["PATH"]}`);
    await expect(Promise.all([broken.hashOf("HEAD"), broken.hashOf("HEAD^")])).rejects.toMatchObject({
      kind: "failed",
      message: expect.stringContaining("bad object"),
    });
    vi.unstubAllEnvs();
    expect(await broken.hashOf("HEAD")).toBe(await head());
    await rm(folder, { recursive: true });
  });

  test("is ended when it does not answer, also while others ask", async () => {
    const folder = await mkdtemp(join(tmpdir(), "git-"));
    await writeFile(join(folder, "git"), "#!/bin/sh\nexec sleep 600\n", { mode: 0o755 });
    vi.stubEnv("PATH", `${folder}:${process.env["PATH"]}`);
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const hanging = new ObjectReader(remote.own);
    const asked = [hanging.hashOf("HEAD")];
    vi.advanceTimersByTime(10_000);
    asked.push(hanging.hashOf("HEAD^"));
    vi.advanceTimersByTime(6_000);
    vi.useRealTimers();
    expect(await Promise.allSettled(asked)).toMatchObject([{ status: "rejected" }, { status: "rejected" }]);
    await rm(folder, { recursive: true });
  });

  test("that cannot be started, because too many files are open, does not end the program", async () => {
    const script = `
      import { openSync } from "node:fs";
      import { ObjectReader } from ${JSON.stringify(join(import.meta.dirname, "ObjectReader.ts"))};
      try { for (;;) openSync("/dev/null", "r"); } catch {}
      const said = await new ObjectReader(${JSON.stringify(remote.own)}).hashOf("HEAD").then(() => "found", () => "refused");
      setTimeout(() => console.log(said), 10);
    `;
    const limited = `ulimit -n 100; exec "$0" --input-type=module --eval "$1"`;
    const { stdout } = await promisify(execFile)("bash", ["-c", limited, process.execPath, script]);
    expect(stdout).toBe("refused\n");
  });

  test("says that there is no git, and no repository", async () => {
    const folder = await mkdtemp(join(tmpdir(), "git-"));
    await expect(new ObjectReader(folder).hashOf("HEAD")).rejects.toMatchObject({ kind: "no-repository" });
    vi.stubEnv("PATH", folder);
    await expect(new ObjectReader(remote.own).hashOf("HEAD")).rejects.toMatchObject({ kind: "no-git" });
    await rm(folder, { recursive: true });
  });
});
