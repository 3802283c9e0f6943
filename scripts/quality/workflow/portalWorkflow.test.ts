import { repository } from "#scripts/brands/repository.ts";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { startNode } from "#tests/support/releases/startCommand.ts";

const source = readFileSync(join(repository, ".github/workflows/portal.yml"), "utf8");

interface Step {
  readonly uses?: string;
  readonly run?: string;
  readonly with?: Readonly<Record<string, unknown>>;
}
interface Job {
  readonly if?: string;
  readonly needs?: unknown;
  readonly permissions: Readonly<Record<string, string>>;
  readonly environment?: string;
  readonly concurrency?: { readonly group: string; readonly "cancel-in-progress": boolean };
  readonly steps: readonly Step[];
}
const { permissions, jobs } = parse(source) as {
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
};
const scriptsOf = ({ steps }: Job) => steps.flatMap(({ run }) => run ?? []);
const allJobs = Object.entries(jobs);
const isPullRequest = ({ if: condition }: Job) => condition?.includes("pull_request") === true;

/** The options of `npm run name -- --option …` in all jobs, by name. */
const optionsOf = new Map<string, string[]>();
for (const [, job] of allJobs)
  for (const script of scriptsOf(job))
    for (const [, name = "", options = ""] of script.matchAll(/npm (?:run (?:--silent )?)?([a-z-]+) -- ([^\n|>]*)/g)) {
      const named = [...(optionsOf.get(name) ?? []), ...(options.match(/(?<=^| )--[a-z-]+/g) ?? [])];
      optionsOf.set(name, [...new Set(named)]);
    }

/**
 * What `npm run name -- --help` prints, by name. One process runs them all, one after another: most of the time of a short
 * command is its start.
 */
function printUsages(names: readonly string[]): ReadonlyMap<string, string> {
  const { scripts } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8")) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const commandOf = (name: string) => /^node scripts\/run\.mjs ([\w-]+)$/.exec(scripts[name] ?? "")?.[1];
  const files = names.map((name) => `scripts/${commandOf(name) ?? `nothing for ${name}`}.ts`);
  const script = `
    for (const file of ${JSON.stringify(files)}) {
      process.stdout.write("\\0");
      await import(${JSON.stringify(`${pathToFileURL(repository).href}/`)} + file);
    }`;
  const { stdout, stderr } = startNode(["--input-type=module", "-", "--help"], script);
  expect(stderr).toBe("");
  const [, ...printed] = stdout.split("\0");
  return new Map(names.map((name, at) => [name, printed[at] ?? ""]));
}

let usages: ReadonlyMap<string, string>;
beforeAll(() => {
  usages = printUsages([...optionsOf.keys()]);
}, 60_000);

describe("The workflow for distributors (spec: commands-43)", () => {
  test("every action is pinned by its commit, with the version beside it", () => {
    const lines = source.split("\n").filter((line) => /\buses:/.test(line));
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) expect(line).toMatch(/uses: [\w.-]+(?:\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    const versions = new Map<string, Set<string>>();
    for (const [, name = "", version = ""] of source.matchAll(/uses: ([^@]+)@(.*)/g))
      versions.set(name, (versions.get(name) ?? new Set()).add(version));
    for (const [name, found] of versions) expect([name, found.size]).toEqual([name, 1]);
  });

  test("no job has a right by default, and no step a secret", () => {
    expect(permissions).toEqual({});
    expect(source).not.toMatch(/\$\{\{\s*secrets\b|AWS_SECRET/i);
    for (const [name, job] of allJobs) expect([name, job.permissions["contents"] ?? "read"]).toEqual([name, "read"]);
  });

  test("no clone keeps the token of its job, which the code of a package could read", () => {
    const clones = allJobs.flatMap(([name, { steps }]) =>
      steps.flatMap(({ uses, with: options }) =>
        uses?.startsWith("actions/checkout@") ? [[name, options?.["persist-credentials"]]] : [],
      ),
    );
    expect(clones.length).toBeGreaterThan(6);
    expect(clones.filter(([, keeps]) => keeps !== false)).toEqual([]);
  });

  test.each(allJobs.filter(([, job]) => isPullRequest(job) && scriptsOf(job).includes("npm ci")))(
    "%s, which runs the code of a pull request, may write nothing; or it runs in an environment",
    (_, job) => {
      const written = Object.entries(job.permissions).flatMap(([right, level]) => (level === "write" ? [right] : []));
      expect(written).toEqual(job.environment === undefined ? [] : ["id-token"]);
    },
  );

  test("what is deployed or taken back needs an environment, and the deployments of a brand queue", () => {
    const deploying = allJobs.filter(([, job]) =>
      scriptsOf(job).some((script) => /npm run (?:deploy|rollback)/.test(script)),
    );
    expect(deploying.map(([name, { environment }]) => [name, environment])).toEqual([
      ["preview", "preview"],
      ["end-preview", "preview"],
      ["deploy", "production-${{ matrix.brand }}"],
      ["rollback", "production-rollback"],
    ]);
    expect(jobs["deploy"]?.concurrency).toEqual({
      group: "production-${{ matrix.brand }}",
      "cancel-in-progress": false,
    });
  });

  test("a preview is deployed and ended by the code of the target branch, and a fork gets none (spec: commands-46)", () => {
    const isCheckout = ({ uses }: Step) => uses?.startsWith("actions/checkout@");
    for (const job of [jobs["preview"], jobs["end-preview"]]) {
      expect(job?.steps.find(isCheckout)?.with?.["ref"]).toBe("${{ github.event.pull_request.base.ref }}");
      expect(job?.if).toContain("head.repo.full_name == github.repository");
    }
    const fetched = jobs["preview"]?.steps.find(({ uses }) => uses?.startsWith("actions/download-artifact@"));
    expect(fetched?.with?.["path"]).toMatch(/^\$\{\{ runner\.temp \}\}\//);
  });

  test("a pull request that is closed only ends its preview", () => {
    const first = allJobs.filter(([, job]) => isPullRequest(job) && job.needs === undefined);
    expect(first.map(([name, job]) => [name, /event\.action (?:!=|==) 'closed'/.exec(job.if ?? "")?.[0]])).toEqual([
      ["check", "event.action != 'closed'"],
      ["compile", "event.action != 'closed'"],
      ["end-preview", "event.action == 'closed'"],
    ]);
  });

  test("no script has a value of an event in it: a title could be a command", () => {
    for (const [, job] of allJobs)
      for (const script of scriptsOf(job)) expect(script.replaceAll("${{ matrix.shard }}", "")).not.toContain("${{");
  });

  test.each([...optionsOf])("npm run %s has the options %j", (name, options) => {
    expect(usages.get(name)).toBeDefined();
    for (const option of options) expect(usages.get(name)).toContain(option);
  });
});
