import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { forEachAtOnce } from "#scripts/deploy/forEachAtOnce.ts";
import { type Ended, judge, notStarted, type Outcome, summarise } from "./judge.ts";
import { type GatePlan, gatesOf, type PlannedGate } from "./planGates.ts";
import { readReportFile } from "./readReport.ts";
import { inWords, secondsLeft } from "./timeLeft.ts";

/** Where gates run. */
export interface GateRun {
  /** The folder whose `package.json` has their scripts. */
  readonly root: string;
  /** Whether a browser or server that is missing is a failure. */
  readonly needsEngines: boolean;
  readonly print: (text: string) => void;
}

/** How often it is said how far a step is. */
const sayEveryMs = 30_000;

/** The scripts that run. */
const running = new Set<ChildProcess>();

/** Ends every script that runs, with everything that it has started. */
function endScripts(): void {
  for (const { pid } of running) {
    try {
      if (pid !== undefined) process.kill(-pid, "SIGTERM");
    } catch {
      // It has ended by itself.
    }
  }
}

/** Runs a gate's script. Its output goes to `write`, and is in the result. */
function runScript(
  { script }: PlannedGate,
  {
    root,
    env,
    write,
  }: { readonly root: string; readonly env: NodeJS.ProcessEnv; readonly write: (text: string) => void },
): Promise<Ended> {
  const child = spawn(`npm run --silent ${script}`, {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe"],
    shell: true,
    // A group of its own, which can be ended as a whole: npm, the runner, its workers, browsers and servers.
    detached: true,
  });
  running.add(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
      write(text);
    });
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      running.delete(child);
      resolve({ exitCode: code ?? 1, output, report: readReportFile(env["JUNIT_FILE"] ?? "") });
    });
  });
}

/**
 * Runs the gates of a plan. A gate that runs alone prints its output at once; the others print theirs when they have
 * ended, so that outputs do not mix. Lines between say what runs, how far it is, and about how long it will take.
 */
export async function runGates(plan: GatePlan, { root, needsEngines, print }: GateRun): Promise<readonly Outcome[]> {
  const folder = mkdtempSync(join(tmpdir(), "portal-test-"));
  const cores = availableParallelism();
  const outcomes = new Map<string, Outcome>();
  const removeFolder = () => rmSync(folder, { recursive: true, force: true });
  const stop = () => {
    endScripts();
    removeFolder();
    process.exit(1);
  };
  const signals = ["SIGINT", "SIGTERM"] as const;
  for (const signal of signals) process.once(signal, stop);
  const startedAt = performance.now();
  const since = (at: number) => (performance.now() - at) / 1000;

  async function runGate(gate: PlannedGate, isAlone: boolean): Promise<Outcome> {
    const failed = gate.needs?.find((name) => outcomes.get(name)?.status === "failed");
    if (failed !== undefined) return notStarted(gate, failed);
    const gateStartedAt = performance.now();
    const ended = await runScript(gate, {
      root,
      // What is built once is for all later gates.
      env: { PORTAL_BUILT: join(folder, "built"), JUNIT_FILE: join(folder, `${gate.name}.xml`) },
      write: (text) => {
        if (isAlone) print(text);
      },
    });
    const outcome = {
      ...judge(gate, ended, { needsEngines, isWhole: plan.isWhole }),
      durationMs: performance.now() - gateStartedAt,
    };
    const last = `${gate.name} ${outcome.status} after ${(outcome.durationMs / 1000).toFixed(1)} s\n`;
    print(isAlone ? `\n${last}` : `\n── ${gate.name}: ${gate.claim}\n${ended.output}\n${last}`);
    return outcome;
  }

  try {
    for (const [ended, step] of plan.steps.entries()) {
      const endedSeconds = since(startedAt);
      const stepStartedAt = performance.now();
      const left = () =>
        inWords(secondsLeft(plan, { ended, endedSeconds, runningSeconds: since(stepStartedAt) }, cores));
      const names = step.map(({ name }) => name).join(", ");
      const isAlone = step.length === 1;
      print(`\n── Step ${ended + 1} of ${plan.steps.length}: ${names}. About ${left()} left.\n`);
      for (const { name, claim } of step) print(`   ${name}: ${claim}\n`);
      const timer = setInterval(
        () => print(`── ${names}: ${inWords(since(stepStartedAt))} so far. About ${left()} left.\n`),
        sayEveryMs,
      );
      try {
        await forEachAtOnce(step, cores, async (gate) => {
          outcomes.set(gate.name, await runGate(gate, isAlone));
        });
      } finally {
        clearInterval(timer);
      }
    }
  } finally {
    for (const signal of signals) process.off(signal, stop);
    removeFolder();
  }
  return gatesOf(plan).flatMap(({ name }) => outcomes.get(name) ?? []);
}

/** Prints the summary of a run. Gives the exit code: 0 when nothing failed, else 1. */
export function endRun(outcomes: readonly Outcome[], print: (text: string) => void): number {
  print(`\n${summarise(outcomes)}\n`);
  return outcomes.some(({ status }) => status === "failed") ? 1 : 0;
}
