import type { Explanation, LayerValue, ValueSince } from "./Explanation.ts";

/** Since when a value of a file has been what it is; undefined when that cannot be known. */
export type ReadSince = (place: Pick<LayerValue, "file" | "path" | "value">) => Promise<ValueSince | undefined>;

/** An explanation in which each value that decides has since when it does. */
export async function withSince(explanation: Explanation, readSince: ReadSince): Promise<Explanation> {
  const environments = await Promise.all(
    explanation.environments.map(async (each) => {
      const since = each.from && (await readSince(each.from));
      return each.from === undefined || since === undefined ? each : { ...each, from: { ...each.from, since } };
    }),
  );
  return { ...explanation, environments };
}
