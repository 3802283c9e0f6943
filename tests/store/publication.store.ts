import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { StampInput } from "#scripts/stamp/StampInput.ts";
import { type PublicationRepository, Publisher } from "#studio/company/publication/Publisher.ts";
import { runProgram, type RunProgram } from "#studio/company/publication/runProgram.ts";
import { TestBucket } from "../support/deploy/TestBucket.ts";
import { withValues } from "../support/stampInput.ts";
import { writeMadeUpReleases } from "../support/releases/madeUpReleases.ts";

const root = join(import.meta.dirname, "../..");
let bucket: TestBucket;
let folder: string;
beforeAll(async () => {
  bucket = await TestBucket.open();
  folder = await mkdtemp(join(tmpdir(), "publication-"));
});
afterAll(async () => {
  await bucket?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Writes the finished folder of a commit, as `npm run build` would. */
async function build(commit: string, text: string): Promise<void> {
  const dist = join(folder, "dist");
  await rm(dist, { recursive: true, force: true });
  const change = (input: StampInput) => withValues(input, ({ texts }) => ({ texts: { ...texts, title: text } }));
  await writeMadeUpReleases(dist, ["alfa"], change, { commit });
}

/** The project's commands; what is built is made up, so it is neither checked nor built by them. */
const run: RunProgram = async ([node = "", script = "", name = "", ...args], options) => {
  if (name === "validate" || name === "verify") return { code: 0, stdout: "", tail: "" };
  if (name === "build") await build(merge, "to");
  if (name === "build") return { code: 0, stdout: "", tail: "" };
  const today = name === "deploy" ? ["--today", "2026-11-22"] : [];
  return runProgram([node, join(root, script), name, ...args, ...today], options);
};

const [first, merge, revert] = ["a", "b", "c"].map((digit) => digit.repeat(40)) as [string, string, string];
const main = [first];
/** A repository with one merge, which has no other code than the release before. */
const repository = (): PublicationRepository => ({
  folder,
  prepare: () => Promise.resolve({ kind: "prepared", merge }),
  checkOut: () => Promise.resolve(),
  send: (commit) => {
    main.push(commit);
    return Promise.resolve("sent");
  },
  isOnMain: (commit) => Promise.resolve(main.includes(commit)),
  hasOtherCode: (a, b) => Promise.resolve(![a, b].every((each) => [first, merge].includes(each))),
  revert: () => Promise.resolve(revert),
});

test("a proposal is published to a bucket, and taken back (spec: company-89)", async () => {
  const to = `s3://${bucket.name}/publication`;
  const options = ["--endpoint", bucket.endpoint];
  const publisher = new Publisher({
    config: { way: "deploy", targets: [{ name: "Produksjon", to, options }] },
    repository: repository(),
    run,
  });
  /** What a CDN gets from the bucket. */
  const served = async () => {
    const { body } = (await bucket.read("publication/alfa/index.html")) ?? {};
    return /<title>(\w+)/.exec(new TextDecoder().decode(body))?.[1];
  };
  await build(first, "en");
  const deploy = ["deploy", "--to", to, "--dist", "dist", "--by", "CI", ...options];
  expect(await run([process.execPath, "scripts/run.mjs", ...deploy], { cwd: folder, timeoutMs: 60_000 })).toMatchObject(
    {
      code: 0,
    },
  );
  expect(await served()).toBe("en");

  const by = { id: "per", name: "Per Publiserer" };
  const ends: unknown[] = [];
  const record = (event: { readonly kind: string }) => {
    if (event.kind !== "step") ends.push(event);
    return Promise.resolve();
  };
  const proposal = { number: 1, commit: "b1", brands: ["alfa"], by };
  await publisher.publish(proposal, record);
  expect(ends).toMatchObject([{ kind: "live", merge }]);
  expect(await served()).toBe("to");

  await publisher.takeBack({ ...proposal, merge }, record);
  expect(ends.at(-1)).toEqual({ kind: "takenBack", revert: revert });
  expect(await served()).toBe("en");
});
