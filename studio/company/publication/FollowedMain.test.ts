import { describe, expect, test } from "vitest";
import { FollowedMain } from "./FollowedMain.ts";

/** A main branch that others push to. */
class Made {
  main = "m0";
  isForced = false;
  isAway = false;
  readonly said: string[] = [];
  readonly followed = new FollowedMain(
    {
      repository: {
        fetch: () => (this.isAway ? Promise.reject(new Error("No route.")) : Promise.resolve()),
        main: () => Promise.resolve(this.main),
        commits: { isWithin: () => Promise.resolve(!this.isForced) },
      },
      say: (text) => this.said.push(text),
    },
    "m0",
  );
}

describe("The main branch, which others push to", () => {
  test("a remote that is away: the administrator is told once", async () => {
    const made = new Made();
    made.isAway = true;
    await made.followed.follow();
    await made.followed.follow();
    made.isAway = false;
    await made.followed.follow();
    // Not each minute of a long night.
    expect(made.said).toEqual(["The remote does not answer. Error: No route.", "The main branch is followed again."]);
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
