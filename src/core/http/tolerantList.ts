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
      if (broken > 0) report(new Error(`Unreadable items in a list: ${name}`), { broken, of: results.length });
      return readable.map((result) => result.output);
    }),
  );
}
