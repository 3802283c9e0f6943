import { atMost, type BenchRow } from "./BenchRow.ts";
import { RepositoryCopy } from "./RepositoryCopy.ts";

const rounds = 9;

/**
 * `npm run build` for all brands against one, start of the process included, as after a change of code: both compile the
 * portal and compress its chunks, since what an earlier build has kept is removed.
 */
export async function run(): Promise<BenchRow[]> {
  const copy = await RepositoryCopy.make();
  const buildMs = async (...args: readonly string[]) => {
    await copy.forget();
    return copy.run("build", ...args);
  };
  try {
    const pairs: { readonly one: number; readonly all: number }[] = [];
    for (let round = 0; round < rounds; round += 1)
      pairs.push({ one: await buildMs("--brand", "eika"), all: await buildMs() });
    // Other work of the machine only adds time, so the fastest run says most about the build.
    const one = Math.min(...pairs.map((pair) => pair.one));
    const all = Math.min(...pairs.map((pair) => pair.all));
    return [
      {
        name: "all brands against one, whole build",
        ratio: all / one,
        limit: atMost(1.15),
        detail: `${all.toFixed(0)} ms / ${one.toFixed(0)} ms, fastest of ${rounds}`,
      },
    ];
  } finally {
    await copy.remove();
  }
}
