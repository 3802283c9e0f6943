import { type ClosablePart, closableParts } from "#contract/notices.ts";
import type { BrandLanguages } from "#contract/pageLanguage.ts";
import { type CommandCall, defineCommand } from "#scripts/command/Command.ts";
import type { CommandDeps } from "#scripts/command/CommandDeps.ts";
import type { CommandGroup } from "#scripts/command/CommandGroup.ts";
import { text, type ValuesOf } from "#scripts/command/Option.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { suggestion } from "#scripts/shared/text/didYouMean.ts";
import { brandLanguages } from "../../notices/brandLanguages.ts";
import { changeNotices, checkPlan, type PlanNotices, readServedNotices } from "../../notices/changeNotices.ts";
import { leftOutBeside } from "../../notices/leftOutNotices.ts";
import { lifeOf, type NoticeState } from "../../notices/NoticeState.ts";
import { addPlan, closePlan, endPlan, openPlan } from "../../notices/plans.ts";
import { DeploymentRefused } from "../../state/DeploymentRefused.ts";
import { expectDeployed, type Pointer, readPointers } from "../../state/Pointer.ts";
import type { DeploymentStore } from "../../store/DeploymentStore.ts";
import { readTarget } from "../../Target.ts";
import { type CommandLines, commandLines } from "../CommandLines.ts";
import { listCommand } from "./listCommand.ts";
import { changeOptions, noticeOptions, periodOptions, withFile } from "./noticeOptions.ts";
import { damagedPointer, inOslo, unreadableLines } from "./noticeText.ts";
import { type GivenPeriod, readClosing, readNotice } from "./readNotice.ts";
import { checkCharacters, textOptions } from "./readTexts.ts";

const exits = "0 done, 1 refused, or not done for every brand, 2 called in a wrong way, or failed";
const needs = "--to DIR|s3://BUCKET --by NAME";

/** Where and for whom a command changes notices. */
interface NoticeCall {
  readonly store: DeploymentStore;
  readonly lines: CommandLines;
  readonly by: string;
  readonly now: Date;
  readonly isDryRun: boolean;
  /** The brands that are served, by name. */
  readonly pointers: ReadonlyMap<string, Pointer>;
  /** Brands that nothing can be told, since what serves them cannot be read. */
  readonly damaged: readonly string[];
  readonly states: ReadonlyMap<string, NoticeState>;
}

/** @throws DeploymentRefused when a brand is not served from the target */
async function openCall(values: ValuesOf<typeof changeOptions>, deps: CommandDeps): Promise<NoticeCall> {
  const { by, brand: chosen } = values;
  const target = readTarget(values);
  if (by === undefined || by.trim() === "")
    throw new UsageError("Say who does it, with --by NAME: it is kept in the record, and customers never see it");
  checkCharacters("by", by.trim());
  const now = new Date();
  const lines = commandLines(values.json, deps);
  const { store } = await target.openDeployed();
  const { pointers: all, damaged } = await readPointers(store);
  if (chosen) expectDeployed(chosen, [...all.keys(), ...damaged], `to ${target.name}`);
  const wanted = [...all.values()].map(({ pointer }) => pointer).filter(({ brand }) => chosen?.includes(brand) ?? true);
  const retired = wanted.filter((pointer) => pointer.retired !== undefined).map(({ brand }) => brand);
  if (chosen && retired.length > 0)
    throw new DeploymentRefused(`${retired.join(", ")}: retired, so nobody is told anything. Nothing was changed.`);
  const served = wanted.filter(({ brand }) => !retired.includes(brand));
  const unread = damaged.filter((brand) => chosen?.includes(brand) ?? true);
  if (served.length === 0)
    throw new DeploymentRefused(
      unread.length > 0 ? `${unread.join(", ")}: ${damagedPointer}` : `No brand is served from ${target.name}.`,
    );
  const told = new Map(
    await Promise.all(served.map(async ({ brand }) => [brand, await readServedNotices(store, brand, now)] as const)),
  );
  for (const line of unreadableLines(told)) lines.warn(line);
  return {
    store,
    lines,
    by: by.trim(),
    now,
    isDryRun: values["dry-run"],
    pointers: new Map(served.map((pointer) => [pointer.brand, pointer])),
    damaged: unread,
    states: new Map([...told].map(([brand, { state }]) => [brand, state])),
  };
}

const languagesOf = async ({ store, pointers }: NoticeCall): Promise<ReadonlyMap<string, BrandLanguages>> =>
  new Map(
    await Promise.all(
      [...pointers].map(async ([brand, pointer]) => [brand, await brandLanguages(store, pointer)] as const),
    ),
  );

interface Change {
  readonly brands: Iterable<string>;
  readonly plan: PlanNotices;
  /** What is done, for the line about it: `2026-12-01-1 is shown from …`. */
  readonly what: string;
  /** For machines. */
  readonly result: Readonly<Record<string, unknown>>;
  /** What to add to the command line to run it again. */
  readonly again?: string;
}

/** Does it, and says for which brands. @returns the exit code */
async function run(call: NoticeCall, { brands: named, plan, what, result, again }: Change): Promise<number> {
  const { store, lines, by, now, isDryRun, damaged } = call;
  const brands = [...named];
  const onConflict = (brand: string) =>
    lines.warn(`  ${brand}: another command changed its notices meanwhile. Both are kept.`);
  const noticePlan = { brands, plan, at: now.toISOString(), by, onConflict };
  if (isDryRun) {
    await checkPlan(store, noticePlan);
    lines.say(`Would be done: ${what}, in ${brands.join(", ")}. Nothing was written.`);
    lines.result({ ...result, brands, isDryRun });
    return 0;
  }
  const { done, same, failed } = await changeNotices(store, noticePlan);
  const notDone = new Map([...failed, ...damaged.map((brand) => [brand, damagedPointer] as const)]);
  if (done.length > 0) lines.say(`✓ ${what}, in ${done.join(", ")}`);
  if (same.length > 0) lines.say(`  It was so already in ${same.join(", ")}`);
  for (const [brand, why] of notDone) lines.warn(`! ${brand}: not done. ${why}`);
  if (notDone.size > 0)
    lines.warn(
      `Not done in ${[...notDone.keys()].join(", ")}. When that is mended, run the same command again${again ?? ""}: it completes it.`,
    );
  lines.result({ ...result, done, same, failed: Object.fromEntries(notDone) });
  return notDone.size > 0 ? 1 : 0;
}

const periodText = ({ from, until }: GivenPeriod) => `from ${inOslo(from)} until ${inOslo(until)} (Oslo)`;

/** A name that no notice of the brands has: its day in Oslo and a number. */
function freeId({ states }: NoticeCall, { from }: GivenPeriod): string {
  const taken = new Set([...states.values()].flatMap(({ notices }) => notices.map(({ entry }) => entry.id)));
  const day = inOslo(from).slice(0, 10);
  for (let number = 1; ; number += 1) if (!taken.has(`${day}-${number}`)) return `${day}-${number}`;
}

const addOptions = {
  ...changeOptions,
  ...noticeOptions,
  file: text({ shown: "FILE", help: "a file of JSON with these options by name; what is typed comes before it" }),
};

const addCommand = defineCommand({
  name: "notice add",
  needs: `${needs} --text TEXT --until TIME`,
  purpose: "Tells customers something, from a time until a time.",
  options: addOptions,
  exits,
  folderOption: "--to",
  async run({ file, ...typed }, deps) {
    const values = await withFile(noticeOptions, typed, file, deps.calledFrom);
    const given = readNotice(values, new Date());
    const call = await openCall(values, deps);
    const id = values.id ?? freeId(call, given.period);
    const entries = given.entriesOf(await languagesOf(call), id);
    for (const note of given.period.notes) call.lines.warn(`  ${note}`);
    for (const [brand, notice] of entries) {
      const others = call.states.get(brand)?.notices.filter((known) => lifeOf(known, call.now) !== "ended") ?? [];
      const beside = others.flatMap(({ entry }) => (entry.id === id ? [] : [entry]));
      const leftOut = leftOutBeside(notice, [...beside, notice]);
      if (leftOut !== undefined)
        call.lines.warn(
          `! ${brand}: from ${inOslo(leftOut.at)} more than three notices are due at once. Pages show the three most severe, and leave out ${leftOut.ids.join(", ")}.`,
        );
    }
    const what = `${id} is shown ${periodText(given.period)}`;
    return run(call, {
      brands: entries.keys(),
      plan: addPlan(entries, { now: call.now, beginsNow: given.period.beginsNow }),
      what,
      result: { id },
      ...(values.id === undefined && { again: ` with --id ${id}` }),
    });
  },
});

const wordOf = ({ words }: CommandCall): string => words[0] ?? "";

const endCommand = defineCommand({
  name: "notice end",
  needs,
  purpose: "Ends a notice before its time.",
  words: { shown: "ID", least: 1, most: 1, advice: "Type the id of the notice: npm run notice -- list shows it" },
  options: changeOptions,
  exits,
  folderOption: "--to",
  async run(values, deps) {
    const id = wordOf(deps);
    const call = await openCall(values, deps);
    const known = [...call.states].filter(([, { notices }]) => notices.some(({ entry }) => entry.id === id));
    const ids = [...call.states.values()].flatMap(({ notices }) => notices.map(({ entry }) => entry.id));
    if (known.length === 0 || (values.brand !== undefined && known.length < call.states.size)) {
      const without = [...call.states.keys()].filter((brand) => !known.some(([each]) => each === brand));
      throw new DeploymentRefused(
        `${without.join(", ")}: there is no notice ${id}.${suggestion(id, [...new Set(ids)])}`,
      );
    }
    const brands = known.map(([brand]) => brand);
    return run(call, { brands, plan: endPlan(id, call.now), what: `${id} has ended`, result: { id } });
  },
});

/** @throws UsageError for a part that does not exist, or that cannot be closed */
function readPart(call: CommandCall): ClosablePart {
  const word = wordOf(call);
  const part = closableParts.find((each) => each === word);
  if (part !== undefined) return part;
  throw new UsageError(
    `"${word}" is no part that can be closed: expected ${closableParts.join(", ")}.${suggestion(word, closableParts)}`,
  );
}

const part = { shown: "PART", least: 1, most: 1, advice: `Type which part: ${closableParts.join(", ")}` };

const closeCommand = defineCommand({
  name: "notice close",
  needs: `${needs} --until TIME --reason TEXT`,
  purpose: `Closes a part of the portal (${closableParts.join(", ")}) from a time until a time.`,
  words: part,
  options: { ...changeOptions, ...periodOptions, ...textOptions("reason", "why, as customers read it") },
  notes: "A closing takes the place of an earlier one of the same part at the same time.",
  exits,
  folderOption: "--to",
  async run(values, deps) {
    const closing = readPart(deps);
    const given = readClosing(closing, values, new Date());
    const call = await openCall(values, deps);
    const entries = given.entriesOf(await languagesOf(call));
    for (const note of given.period.notes) call.lines.warn(`  ${note}`);
    return run(call, {
      brands: entries.keys(),
      plan: closePlan(entries, { now: call.now, beginsNow: given.period.beginsNow }),
      what: `${closing} is closed ${periodText(given.period)}`,
      result: { part: closing },
    });
  },
});

const openCommand = defineCommand({
  name: "notice open",
  needs,
  purpose: "Opens a part of the portal before its time, and takes back what is planned to close it.",
  words: part,
  options: changeOptions,
  exits,
  folderOption: "--to",
  async run(values, deps) {
    const opened = readPart(deps);
    const call = await openCall(values, deps);
    return run(call, {
      brands: call.pointers.keys(),
      plan: openPlan(opened, call.now),
      what: `${opened} is open`,
      result: { part: opened },
    });
  },
});

/** `npm run notice`: what customers are told by the hour, without a release (docs/deploy/notices.md). */
export const noticeCommands: CommandGroup = {
  name: "notice",
  purpose: "Tells customers by the hour what is going on, and closes parts of the portal, without a release.",
  commands: [addCommand, listCommand, endCommand, closeCommand, openCommand],
};
