import { describe, expect, test } from "vitest";
import type { PublicationHold } from "../publication/Publisher.ts";
import { FollowedMain } from "./FollowedMain.ts";

/** A main branch, and what holds publications over its commits. */
class Made {
  main = "m0";
  isForced = false;
  isAway = false;
  hold: PublicationHold | undefined;
  /** The commits for which it was asked. */
  readonly asked: string[] = [];
  readonly said: string[] = [];
  readonly followed = new FollowedMain(
    {
      repository: {
        fetch: () => (this.isAway ? Promise.reject(new Error("No route.")) : Promise.resolve()),
        main: () => Promise.resolve(this.main),
        commits: { isWithin: () => Promise.resolve(!this.isForced) },
      },
      holdOf: (main) => {
        this.asked.push(main);
        return Promise.resolve(this.hold);
      },
      say: (text) => this.said.push(text),
    },
    "m0",
  );
}

describe("The main branch, which others push to (spec: company-6)", () => {
  test("what holds a brand is known for that brand alone", async () => {
    const made = new Made();
    expect(made.followed.holdOf("fjord")).toBeUndefined();
    made.hold = { reason: "newer-code", brands: ["fjord"] };
    await made.followed.follow();
    expect([made.followed.holdOf("fjord"), made.followed.holdOf("vidde")]).toEqual(["newer-code", undefined]);
    made.hold = { reason: "other-packages", brands: "all" };
    await made.followed.follow();
    expect([made.followed.holdOf("fjord"), made.followed.holdOf("vidde")]).toEqual([
      "other-packages",
      "other-packages",
    ]);
  });

  test("it is asked for again while something is held, and when the branch has moved", async () => {
    const made = new Made();
    await made.followed.follow();
    await made.followed.follow();
    expect(made.asked).toEqual(["m0"]);
    made.main = "m1";
    made.hold = { reason: "newer-code", brands: "all" };
    await made.followed.follow();
    made.hold = undefined;
    await made.followed.follow();
    await made.followed.follow();
    expect(made.asked).toEqual(["m0", "m1", "m1"]);
    expect(made.followed.holdOf("fjord")).toBeUndefined();
  });

  test("a remote that is away changes nothing, and the administrator is told once", async () => {
    const made = new Made();
    made.hold = { reason: "newer-code", brands: "all" };
    await made.followed.follow();
    made.isAway = true;
    await made.followed.follow();
    await made.followed.follow();
    expect(made.followed.holdOf("fjord")).toBe("newer-code");
    expect(made.said).toEqual(["The remote does not answer. Error: No route."]);
  });

  test("a branch that was forced is told once", async () => {
    const made = new Made();
    [made.main, made.isForced] = ["m9", true];
    await made.followed.follow();
    made.isForced = false;
    await made.followed.follow();
    expect(made.said).toEqual(["The main branch was forced from m0 to m9."]);
  });
});
