import { build, type InlineConfig, type Rolldown } from "vite";

/** Builds in memory. @throws Error when there is more than one output */
export async function outputOf(config: InlineConfig): Promise<Rolldown.RolldownOutput["output"]> {
  const result = await build(config);
  if (Array.isArray(result) || !("output" in result)) throw new Error("vite gave more than one output");
  return result.output;
}
