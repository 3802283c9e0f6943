import type { ClosablePart, ClosedPart, Notice, Period } from "#contract/notices.ts";
import { DeploymentRefused } from "../state/DeploymentRefused.ts";
import type { PlanNotices } from "./changeNotices.ts";
import { type Known, lifeOf } from "./NoticeState.ts";

/** Something that is to be told, by brand. */
type ByBrand<Entry> = ReadonlyMap<string, Entry>;

interface PlanOptions {
  readonly now: Date;
  /** Whether it begins with the command: the same command again is the same, although it begins later. */
  readonly beginsNow: boolean;
}

function entryOf<Entry>(all: ByBrand<Entry>, brand: string): Entry {
  const entry = all.get(brand);
  if (entry === undefined) throw new Error(`There is nothing for ${brand}.`);
  return entry;
}

/** Whether what is known already says what is to be told. */
function isSame<Entry extends Period>(known: Entry, wanted: Entry, beginsNow: boolean): boolean {
  const from = beginsNow && known.from <= wanted.from ? known.from : wanted.from;
  return JSON.stringify(known) === JSON.stringify({ ...wanted, from });
}

/** Adds a notice. @throws DeploymentRefused when another one of the brand has or had its id */
export const addPlan =
  (notices: ByBrand<Notice>, { beginsNow, now }: PlanOptions): PlanNotices =>
  (state, brand) => {
    const notice = entryOf(notices, brand);
    const known = state.notices.find(({ entry }) => entry.id === notice.id);
    if (known === undefined) return { action: "add", notice };
    if (isSame(known.entry, notice, beginsNow) && lifeOf(known, now) !== "ended") return undefined;
    throw new DeploymentRefused(
      `${brand} ${lifeOf(known, now) === "ended" ? "had" : "has"} another notice ${notice.id}. ` +
        "Nothing was changed: give another --id, or end that one first and leave out --id.",
    );
  };

/** Ends a notice. */
export const endPlan =
  (id: string, now: Date): PlanNotices =>
  (state) => {
    const known = state.notices.find(({ entry }) => entry.id === id);
    return known === undefined || lifeOf(known, now) === "ended" ? undefined : { action: "end", id };
  };

/** Closes a part of the portal. A later word about the same time takes the place of an earlier one. */
export const closePlan =
  (closings: ByBrand<ClosedPart>, { beginsNow, now }: PlanOptions): PlanNotices =>
  (state, brand) => {
    const closed = entryOf(closings, brand);
    const isDone = (known: Known<ClosedPart>) =>
      lifeOf(known, now) !== "ended" && isSame(known.entry, closed, beginsNow);
    return state.closed.some(isDone) ? undefined : { action: "close", closed };
  };

/** Opens a part of the portal: also what is planned is taken back. */
export const openPlan =
  (part: ClosablePart, now: Date): PlanNotices =>
  (state) =>
    state.closed.some((known) => known.entry.part === part && lifeOf(known, now) !== "ended")
      ? { action: "open", part }
      : undefined;
