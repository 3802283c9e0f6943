import { describe, expect, test } from "vitest";
import type { LiveRelease } from "./liveReleases.ts";
import { OtherPackagesError } from "./OtherPackagesError.ts";
import { type PublicationEvent, type PublicationRepository, Publisher, type TakeBackEvent } from "./Publisher.ts";
import type { ProgramEnd, RunProgram } from "./runProgram.ts";

const by = { id: "kari", name: "Kari Nordmann" };
const proposal = { number: 12, commit: "c1", brands: ["fjord", "vidde"], by };

/** A target of which `releases` and `deploy` know what is served. */
class Made {
  live: LiveRelease[] = [
    { brand: "fjord", release: "r1", commit: "m0" },
    { brand: "vidde", release: "r2", commit: "m0" },
    { brand: "skog", release: "r3", commit: "other-code" },
  ];
  readonly main = ["m0"];
  readonly reverted: string[] = [];
  readonly commands: string[] = [];
  /** How many merges were made. */
  made = 0;
  /** The name of a command that fails. */
  failing = "";
  conflict = false;
  moved = false;
  otherPackages = false;
  codeOf = (commit: string) => (commit === "other-code" ? "new" : "old");
  #folder = "";

  readonly repository: PublicationRepository = {
    folder: "/data/publish",
    prepare: () => {
      if (this.otherPackages) return Promise.reject(new OtherPackagesError("Update the studio's checkout."));
      if (this.conflict) return Promise.resolve({ kind: "conflict" });
      this.made += 1;
      this.#folder = `m${this.made}`;
      return Promise.resolve({ kind: "prepared", merge: this.#folder });
    },
    checkOut: (commit) => {
      if (this.otherPackages) return Promise.reject(new OtherPackagesError("Update the studio's checkout."));
      this.#folder = commit;
      return Promise.resolve();
    },
    send: (merge) => {
      if (this.moved) return Promise.resolve("moved");
      this.main.push(merge);
      return Promise.resolve("sent");
    },
    isOnMain: (commit) => Promise.resolve(this.main.includes(commit)),
    hasOtherCode: (a, b) => Promise.resolve(this.codeOf(a) !== this.codeOf(b)),
    revert: (merge) => {
      this.reverted.push(merge);
      return Promise.resolve(`revert-${merge}`);
    },
  };

  readonly run: RunProgram = ([, script = "", name = "", ...args]) => {
    this.commands.push([name, ...args].join(" "));
    const end = (code: number, stdout = ""): Promise<ProgramEnd> =>
      Promise.resolve({ code, stdout, tail: code === 0 ? "" : `${name || script} failed` });
    if (name === this.failing) return end(1);
    const valueOf = (option: string) => args[args.indexOf(option) + 1] ?? "";
    const brands = valueOf("--brand").split(",");
    if (name === "deploy")
      this.live = this.live.map((each) =>
        brands.includes(each.brand) ? { ...each, release: `r-${this.#folder}`, commit: this.#folder } : each,
      );
    if (name === "rollback")
      this.live = this.live.map((each) =>
        brands.includes(each.brand) ? { ...each, release: "r1", commit: "m0" } : each,
      );
    if (name !== "releases") return end(0);
    const pointers = this.live.map(({ brand, release, commit }) => ({
      brand,
      release,
      releases: [{ id: release, ...(commit !== undefined && { commit }) }],
    }));
    return end(0, JSON.stringify({ brands: pointers }));
  };

  publisher(gate?: readonly string[]): Publisher {
    const targets = [{ name: "nginx", to: "/srv/portal", options: ["--nginx", "/etc/nginx/portal.conf"] }];
    const config = { way: "deploy" as const, targets, ...(gate !== undefined && { gate }) };
    return new Publisher({ config, repository: this.repository, run: this.run });
  }
}

async function published(
  made: Made,
  options: Partial<Parameters<Publisher["publish"]>[0]> = {},
  gate?: readonly string[],
) {
  const events: PublicationEvent[] = [];
  await made.publisher(gate).publish({ ...proposal, ...options }, (event) => {
    events.push(event);
    return Promise.resolve();
  });
  return events;
}

describe("What cannot be published from the studio now (spec: company-6)", () => {
  test("brands whose customers have other code than the main branch", async () => {
    const made = new Made();
    expect(await made.publisher().holdOf("m0")).toEqual({ reason: "newer-code", brands: ["skog"] });
    expect(await made.publisher().holdOf("other-code")).toEqual({ reason: "newer-code", brands: ["fjord", "vidde"] });
  });

  test("nothing, when all customers have the code of the main branch", async () => {
    const made = new Made();
    made.live = made.live.slice(0, 2);
    expect(await made.publisher().holdOf("m0")).toBeUndefined();
  });

  test("all brands, where nothing is live, and a brand of which no commit is known", async () => {
    const made = new Made();
    made.live = [{ brand: "fjord", release: "r1", commit: undefined }];
    expect(await made.publisher().holdOf("m0")).toEqual({ reason: "newer-code", brands: ["fjord"] });
    made.live = [];
    expect(await made.publisher().holdOf("m0")).toEqual({ reason: "newer-code", brands: "all" });
  });

  test("all brands, when the main branch asks for other packages; a publication says so too", async () => {
    const made = new Made();
    made.otherPackages = true;
    expect(await made.publisher().holdOf("m0")).toEqual({ reason: "other-packages", brands: "all" });
    expect((await published(made)).at(-1)).toMatchObject({ kind: "failed", failure: { reason: "other-packages" } });
  });
});

describe("An approved proposal is published by the project's own commands (spec: company-80)", () => {
  test("each step is written down before it is taken, with the merge from when it is sent", async () => {
    const made = new Made();
    expect(await published(made, {}, ["journeys", "{brands}", "{commit}"])).toEqual([
      { kind: "step", step: "prepare" },
      { kind: "step", step: "validate" },
      { kind: "step", step: "build" },
      { kind: "step", step: "verify" },
      { kind: "step", step: "gate" },
      { kind: "step", step: "merge", merge: "m1" },
      { kind: "step", step: "deploy", merge: "m1" },
      { kind: "live", merge: "m1" },
    ]);
    expect(made.main).toEqual(["m0", "m1"]);
    expect(made.commands).toEqual([
      "releases --to /srv/portal --json",
      "validate",
      "build --brand fjord,vidde --out dist",
      "verify dist --brand fjord,vidde",
      // The gate is no command of the project: its program is the first word, its second argument the third.
      "m1",
      "deploy --to /srv/portal --dist dist --brand fjord,vidde --again --by Kari Nordmann (forslag 12) --wait 120 --nginx /etc/nginx/portal.conf",
    ]);
  });

  test.each(["validate", "build", "verify"])(
    "nothing is on main and nothing is live when %s fails",
    async (failing) => {
      const made = new Made();
      made.failing = failing;
      const before = made.live;
      expect((await published(made)).at(-1)).toEqual({
        kind: "failed",
        failure: { step: failing, reason: "failed", detail: `${failing} failed` },
      });
      expect(made.main).toEqual(["m0"]);
      expect(made.live).toEqual(before);
    },
  );

  test("a conflict with main changes nothing", async () => {
    const made = new Made();
    made.conflict = true;
    expect((await published(made)).at(-1)).toEqual({
      kind: "failed",
      failure: { step: "prepare", reason: "conflict" },
    });
    expect(made.commands).toEqual([]);
  });

  test("a main branch that moved meanwhile changes nothing", async () => {
    const made = new Made();
    made.moved = true;
    expect((await published(made)).at(-1)).toEqual({ kind: "failed", failure: { step: "merge", reason: "moved" } });
    expect(made.commands.some((each) => each.startsWith("deploy"))).toBe(false);
  });

  test.each([
    ["newer code on main", "m1"],
    ["a release whose commit is not known", undefined],
  ])("%s is published by developers alone", async (_, commit) => {
    const made = new Made();
    if (commit === undefined) made.live = made.live.map((each) => ({ ...each, commit }));
    else made.codeOf = (each) => (each === commit ? "new" : "old");
    expect((await published(made)).at(-1)).toEqual({
      kind: "failed",
      failure: { step: "prepare", reason: "newer-code" },
    });
  });

  test("other code of another brand does not stop it; of a new brand it does", async () => {
    expect((await published(new Made())).at(-1)).toMatchObject({ kind: "live" });
    const made = new Made();
    expect((await published(made, { brands: ["ny"] })).at(-1)).toMatchObject({ failure: { reason: "newer-code" } });
  });

  test("where nothing was deployed yet, developers deploy first", async () => {
    const made = new Made();
    made.live = [];
    expect((await published(made)).at(-1)).toMatchObject({ failure: { reason: "newer-code" } });
    expect(made.main).toEqual(["m0"]);
  });

  test("a deployment that fails leaves the merge on main; the next publication brings the same merge", async () => {
    const made = new Made();
    made.failing = "deploy";
    expect((await published(made)).at(-1)).toMatchObject({ kind: "failed", failure: { step: "deploy" } });
    expect(made.main).toEqual(["m0", "m1"]);
    made.failing = "";
    expect((await published(made, { merge: "m1" })).at(-1)).toMatchObject({ kind: "live", merge: "m1" });
    expect(made.main).toEqual(["m0", "m1"]);
  });

  test("a merge that was never sent is made again", async () => {
    const made = new Made();
    made.made = 1;
    expect((await published(made, { merge: "m1" })).at(-1)).toMatchObject({ kind: "live", merge: "m2" });
    expect(made.main).toEqual(["m0", "m2"]);
  });

  test("two publications are made one after the other", async () => {
    const made = new Made();
    const publisher = made.publisher();
    const steps: string[] = [];
    const record = (number: number) => (event: PublicationEvent) => {
      steps.push(`${number} ${event.kind === "step" ? event.step : event.kind}`);
      return Promise.resolve();
    };
    await Promise.all([12, 13].map((number) => publisher.publish({ ...proposal, number }, record(number))));
    expect(steps.findIndex((each) => each.startsWith("13"))).toBe(steps.indexOf("12 live") + 1);
  });
});

describe("A published proposal is taken back (spec: company-81)", () => {
  async function takenBack(made: Made): Promise<TakeBackEvent[]> {
    const events: TakeBackEvent[] = [];
    await made.publisher().takeBack({ ...proposal, merge: "m1" }, (event) => {
      events.push(event);
      return Promise.resolve();
    });
    return events;
  }

  test("by a rollback of its brands, then by a commit on main", async () => {
    const made = new Made();
    await published(made);
    expect(await takenBack(made)).toEqual([
      { kind: "step", step: "rollback" },
      { kind: "step", step: "revert" },
      { kind: "takenBack", revert: "revert-m1" },
    ]);
    expect(made.live.map(({ commit }) => commit)).toEqual(["m0", "m0", "other-code"]);
  });

  test("where nothing is found at the target, main stays as it is", async () => {
    const made = new Made();
    await published(made);
    made.live = [];
    expect((await takenBack(made)).at(-1)).toMatchObject({ kind: "failed" });
    expect(made.reverted).toEqual([]);
  });

  test("a rollback that failed leaves main as it is; run again, it takes back no more than was asked for", async () => {
    const made = new Made();
    await published(made);
    made.failing = "rollback";
    expect((await takenBack(made)).at(-1)).toEqual({ kind: "failed", detail: "rollback failed" });
    expect(made.reverted).toEqual([]);
    made.failing = "";
    made.commands.length = 0;
    await takenBack(made);
    await takenBack(made);
    expect(made.commands.filter((each) => each.startsWith("rollback"))).toHaveLength(2);
  });
});
