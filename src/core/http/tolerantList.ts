import * as v from "valibot";
import { report } from "../errorReporting/report.ts";

/**
 * A list that leaves out broken items, with one report for all of them, instead of failing as a whole.
 * @param item Schema of one item.
 * @param name What the items are, for the report.
 */
export function tolerantList<Item extends v.GenericSchema>(item: Item, name: string) {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((list): v.InferOutput<Item>[] => {
      const results = list.map((entry) => v.safeParse(item, entry));
      const readable = results.filter((result) => result.success);
      const broken = results.length - readable.length;
      if (broken > 0) reportBrokenItems(name, broken, results.length);
      return readable.map((result) => result.output);
    }),
  );
}

/** Reports once that items of a list could not be read. */
export function reportBrokenItems(name: string, broken: number, of: number): void {
  report(new Error(`Unreadable list items: ${name}`), { broken, of });
}
