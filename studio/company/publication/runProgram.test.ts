import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, test, vi } from "vitest";
import { runProgram } from "./runProgram.ts";

const run = (code: string, timeoutMs = 20_000) =>
  runProgram([process.execPath, "-e", code], { cwd: import.meta.dirname, timeoutMs });

describe("A program of a publication", () => {
  test("ends with its code and what it wrote", async () => {
    expect(await run("console.log('out'); console.error('err'); process.exitCode = 3")).toMatchObject({
      code: 3,
      stdout: "out\n",
    });
  });

  test("its last lines have no control characters", async () => {
    const { tail } = await run(String.raw`console.error('\x1b[31mred\x1b[0m\x07\nnext')`);
    expect(tail).toBe("red\nnext");
  });

  test("works in its own folder, whatever command this process was started by", async () => {
    vi.stubEnv("INIT_CWD", "/elsewhere");
    vi.stubEnv("GIT_DIR", "/elsewhere");
    const { stdout } = await run("console.log(process.cwd(), process.env.INIT_CWD, process.env.GIT_DIR)");
    vi.unstubAllEnvs();
    expect(stdout).toBe(`${import.meta.dirname} undefined undefined\n`);
  });

  test("one that cannot be started, because too many files are open, has ended too", async () => {
    const script = `
      import { openSync } from "node:fs";
      import { runProgram } from ${JSON.stringify(join(import.meta.dirname, "runProgram.ts"))};
      try { for (;;) openSync("/dev/null", "r"); } catch {}
      const { code } = await runProgram(["true"], { cwd: "/", timeoutMs: 20_000 });
      console.log(code);
    `;
    const limited = `ulimit -n 100; exec "$0" --input-type=module --eval "$1"`;
    const { stdout } = await promisify(execFile)("bash", ["-c", limited, process.execPath, script]);
    expect(stdout).toBe("-1\n");
  });

  test("that cannot be started has ended too", async () => {
    const end = await runProgram(["/no/such/program"], { cwd: import.meta.dirname, timeoutMs: 20_000 });
    expect(end).toMatchObject({ code: -1 });
    expect(end.tail).toContain("ENOENT");
  });

  test("that takes too long is stopped with the programs that it started", async () => {
    const child =
      "require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })";
    const { code, tail } = await run(`${child}; setInterval(() => {}, 1000)`, 500);
    expect(code).toBe(-1);
    expect(tail).toContain("Stopped after");
  });

  test("a word of the command is one argument, whatever is in it", async () => {
    const args = [process.execPath, "-e", "console.log(process.argv[1])", "$(id) ; `id` 'x'"];
    expect((await runProgram(args, { cwd: import.meta.dirname, timeoutMs: 20_000 })).stdout).toBe("$(id) ; `id` 'x'\n");
  });
});
