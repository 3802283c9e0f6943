import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const module = join(import.meta.dirname, "CommandDeps.ts");
/** Prints more than a pipe holds, waits for its turn between lines, and ends with 3. */
const program = `
  import { processDeps } from ${JSON.stringify(module)};
  const { print } = processDeps();
  for (let line = 0; line < 50; line += 1) {
    print("x".repeat(10_000) + "\\n");
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
  process.exitCode = 3;
`;

describe("The output of a command", () => {
  test("a command whose output is no longer read finishes its work without an error", async () => {
    const child = spawn(process.execPath, ["--input-type=module", "--eval", program]);
    let complaints = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (complaints += text));
    child.stdout.once("data", () => child.stdout.destroy());
    const [code] = await once(child, "close");
    expect([code, complaints]).toEqual([3, ""]);
  });
});
