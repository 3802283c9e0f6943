import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { isObject } from "#contract/isObject.ts";
import { messageOf } from "#contract/messageOf.ts";
import { channels, noticePages, severities } from "#contract/notices.ts";
import { flag, list, oneOf, type OptionTable, text, type ValuesOf } from "#scripts/command/Option.ts";
import { UsageError } from "#scripts/command/UsageError.ts";
import { suggestion } from "#scripts/shared/text/didYouMean.ts";
import { targetOptions } from "../../Target.ts";
import { textOptions } from "./readTexts.ts";

/** The options of every command that changes notices. */
export const changeOptions = {
  ...targetOptions,
  brand: list({ shown: "a,b", help: "these brands; default: all that are served from there" }),
  by: text({ shown: "NAME", help: "who does it: it is in the record, and customers never see it" }),
  json: flag("what was done, for machines"),
  "dry-run": flag("checks everything, says what would be done, and writes nothing"),
};

/** When something is shown. */
export const periodOptions = {
  from: text({ shown: "TIME", help: 'from when, in Oslo: "2026-12-01 22:00"; default: now' }),
  until: text({ shown: "TIME", help: 'until when, in Oslo: "2026-12-02 02:00"' }),
};

/** An option with several of some names. */
const namesOf = <Name extends string>(names: readonly Name[], help: string) => ({
  ...list({ shown: names.slice(0, 2).join(), help: `${help}: ${names.join(", ")}; default: all` }),
});

/** What a notice says. A file can say it too. */
export const noticeOptions = {
  ...textOptions("text", "what customers are told"),
  severity: oneOf(severities, { shown: severities.join("|"), help: "how severe it is (default: info)" }),
  ...periodOptions,
  pages: namesOf(noticePages, "the pages that have it"),
  channels: namesOf(channels, "where customers see it"),
  link: text({ shown: "ADDRESS", help: "where it leads: a complete address with https, or a path such as /hjelp" }),
  ...textOptions("link-text", "the words of the link"),
  closable: flag("customers can close it; information alone can be closed"),
  id: text({ shown: "ID", help: "its name: a to z, digits and hyphens; default: its day and a number" }),
};

/** @throws UsageError for a name that is not known */
export function readNames<Name extends string>(
  given: readonly string[] | undefined,
  names: readonly Name[],
  option: string,
): readonly Name[] | undefined {
  return given?.map((each) => {
    const found = names.find((name) => name === each);
    if (found !== undefined) return found;
    throw new UsageError(
      `--${option} has no "${each}": expected some of ${names.join(", ")}.${suggestion(each, names)}`,
    );
  });
}

function valueOf(name: string, value: unknown, { shown, isList, read }: OptionTable[string]): unknown {
  if (isList === true && Array.isArray(value) && value.every((each) => typeof each === "string")) return value;
  if (shown === undefined && typeof value === "boolean") return value;
  if (shown !== undefined && typeof value === "string") return read(value, name);
  const expected = shown === undefined ? "true or false" : isList === true ? "a list of names" : "a text";
  throw new UsageError(`The file has another value than ${expected} for "${name}"`);
}

/**
 * The values of a command line, with those of a file of JSON below them: its fields are the options by name.
 * @param path of the file, as it was typed. Left out: the values are as they are
 * @throws UsageError when it cannot be read, or has another field or value
 */
export async function withFile<Table extends OptionTable, Values extends ValuesOf<Table>>(
  table: Table,
  values: Values,
  path: string | undefined,
  calledFrom: string,
): Promise<Values> {
  if (path === undefined) return values;
  let file: unknown;
  try {
    // Some programs begin a file with a byte order mark.
    file = JSON.parse((await readFile(resolve(calledFrom, path), "utf8")).replace(/^\uFEFF/, ""));
  } catch (error) {
    throw new UsageError(`--file ${path} cannot be read as JSON: ${messageOf(error)}`);
  }
  if (!isObject(file)) throw new UsageError(`--file ${path} is no object of JSON: write {"text": "…", "until": "…"}`);
  const names = Object.keys(table);
  const below = Object.entries(file).map(([name, value]) => {
    const option = table[name];
    if (option === undefined)
      throw new UsageError(`--file ${path} has "${name}", which is no option of a notice.${suggestion(name, names)}`);
    return [name, valueOf(name, value, option)] as const;
  });
  const given = Object.entries(values).filter(([name, value]) => value !== table[name]?.absent);
  return { ...values, ...Object.fromEntries(below), ...Object.fromEntries(given) };
}
