import { defineCommand } from "#scripts/command/Command.ts";
import { flag, list } from "#scripts/command/Option.ts";
import { readServedNotices } from "../../notices/changeNotices.ts";
import { endOf } from "../../notices/NoticeState.ts";
import { expectDeployed, readPointers } from "../../state/Pointer.ts";
import { readTarget, targetOptions } from "../../Target.ts";
import { commandLines } from "../CommandLines.ts";
import { damagedPointer, describeNotices, noticesForMachines, unreadableLines } from "./noticeText.ts";

/** What has ended for longer is not listed. In ms. */
const latelyMs = 7 * 24 * 3_600_000;

/** `npm run notice -- list`: what customers are told now, will be told, and were told. */
export const listCommand = defineCommand({
  name: "notice list",
  needs: "--to DIR|s3://BUCKET",
  purpose: "Lists what is shown now, what is planned and what has ended lately, and by whom.",
  options: {
    ...targetOptions,
    brand: list({ shown: "a,b", help: "only these brands" }),
    json: flag("for machines: everything that was ever told"),
  },
  notes: "A line with a ! is about a brand whose file says something else than the record.",
  exits: "0 done, 1 nothing was deployed there, or not listed for every brand, 2 failed",
  folderOption: "--to",
  async run(values, deps) {
    const { say, warn, result } = commandLines(values.json, deps);
    const target = readTarget(values);
    const now = new Date();
    const { store } = await target.openDeployed();
    const { pointers, damaged } = await readPointers(store);
    if (values.brand) expectDeployed(values.brand, [...pointers.keys(), ...damaged], `to ${target.name}`);
    const isWanted = (brand: string) => values.brand?.includes(brand) ?? true;
    const brands = [...pointers.keys()].filter(isWanted);
    const notListed = damaged.filter(isWanted);
    const read = await Promise.all(
      brands.map(async (brand) => ({ brand, ...(await readServedNotices(store, brand, now)) })),
    );
    for (const brand of notListed) warn(`! ${brand}: not listed. ${damagedPointer}`);
    for (const line of unreadableLines(new Map(read.map((told) => [told.brand, told])))) warn(line);
    result({
      schemaVersion: 1,
      brands: read.map(({ brand, ...told }) => noticesForMachines(brand, told, now)),
    });
    const lately = new Date(now.getTime() - latelyMs).toISOString();
    for (const { brand, state, differs } of read) {
      const lines = describeNotices(state, now, (known) => (endOf(known, now) ?? lately) >= lately);
      say(lines.length === 0 ? `${brand}: nothing` : brand);
      if (differs) say("  ! what is served is not what the record says: run the last command again");
      for (const line of lines) say(`  ${line}`);
    }
    return notListed.length > 0 ? 1 : 0;
  },
});
