import { repository } from "#scripts/files/repository.ts";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, test } from "vitest";
import { parse } from "yaml";
import { callScripts } from "#tests/support/releases/callScripts.ts";

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
const {
  permissions,
  jobs,
  on: triggers,
} = parse(source) as {
  readonly on: { readonly schedule?: readonly unknown[] };
  readonly permissions: unknown;
  readonly jobs: Readonly<Record<string, Job>>;
};
const scriptsOf = (job: Job | undefined) => job?.steps.flatMap(({ run }) => run ?? []) ?? [];
const allJobs = Object.entries(jobs);
const isPullRequest = ({ if: condition }: Job) => condition?.includes("pull_request") === true;

/** What a command is called with: the words themselves, or those of the list `options` in its script. */
const calledWith = (script: string, words: string): string =>
  words.includes("${options[@]}")
    ? [...script.matchAll(/\boptions\+?=\(([^)]*)\)/g)].map(([, listed = ""]) => listed).join(" ")
    : words;

/** The options of `npm run name -- --option …` in all jobs, by name. */
const optionsOf = new Map<string, string[]>();
for (const [, job] of allJobs)
  for (const script of scriptsOf(job))
    for (const [, name = "", options = ""] of script.matchAll(/npm (?:run (?:--silent )?)?([a-z-]+) -- ([^\n|>]*)/g)) {
      const named = [
        ...(optionsOf.get(name) ?? []),
        ...(calledWith(script, options).match(/(?<=^| )--[a-z-]+/g) ?? []),
      ];
      optionsOf.set(name, [...new Set(named)]);
    }

/** What `npm run name -- --help` prints, by name. */
function printUsages(names: readonly string[]): ReadonlyMap<string, string> {
  const { scripts } = JSON.parse(readFileSync(join(repository, "package.json"), "utf8")) as {
    readonly scripts: Readonly<Record<string, string>>;
  };
  const commandOf = (name: string) => /^node scripts\/run\.mjs ([\w-]+)$/.exec(scripts[name] ?? "")?.[1];
  const printed = callScripts(names.map((name) => [commandOf(name) ?? `nothing for ${name}`, "--help"]));
  return new Map(names.map((name, at) => [name, printed[at]?.stdout ?? ""]));
}

let usages: ReadonlyMap<string, string>;
beforeAll(() => {
  usages = printUsages([...optionsOf.keys()]);
});

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

  test.each(
    allJobs.filter(([, job]) => isPullRequest(job) && scriptsOf(job).some((script) => /^npm ci\b/.test(script))),
  )("%s, which runs the code of a pull request, may write nothing; or it runs in an environment", (_, job) => {
    const written = Object.entries(job.permissions).flatMap(([right, level]) => (level === "write" ? [right] : []));
    expect(written).toEqual(job.environment === undefined ? [] : ["id-token"]);
  });

  test("what is deployed or taken back needs an environment, and the deployments of a brand queue", () => {
    const deploying = allJobs.filter(([, job]) =>
      scriptsOf(job).some((script) => /^ *npm run (?:deploy|end-preview|retire|rollback)/m.test(script)),
    );
    expect(deploying.map(([name, { environment }]) => [name, environment])).toEqual([
      ["preview", "preview"],
      ["end-preview", "preview"],
      ["deploy", "production-${{ matrix.brand }}"],
      ["note", "production-note"],
      ["rollback", "production-rollback"],
    ]);
    expect(jobs["deploy"]?.concurrency).toEqual({
      group: "production-${{ matrix.brand }}",
      "cancel-in-progress": false,
    });
  });

  const withToken = allJobs.filter(([, { permissions: rights }]) => rights["id-token"] === "write");

  test("where a token of the cloud can be had, no package runs a script and nothing comes from a cache", () => {
    expect(withToken.map(([name]) => name)).toEqual([
      "sign",
      "preview",
      "end-preview",
      "deploy",
      "note",
      "rollback",
      "watch",
    ]);
    for (const [name, job] of withToken) {
      const installs = scriptsOf(job).filter((script) => /npm (?:ci|i|install)\b/.test(script));
      expect([name, installs]).toEqual([name, name === "sign" ? [] : ["npm ci --ignore-scripts"]]);
      for (const { uses, with: options } of job.steps) {
        if (uses?.startsWith("actions/setup-node@"))
          expect([name, options]).toEqual([name, { "node-version": 24, "package-manager-cache": false }]);
        expect(uses ?? "").not.toContain("actions/cache");
      }
    }
  });

  test("where a token of the cloud can be had, what another job has built replaces no file of the checkout", () => {
    const fetching = withToken.flatMap(([name, { steps }]) =>
      steps.some(({ uses }) => uses?.startsWith("actions/checkout@"))
        ? steps
            .filter(({ uses }) => uses?.startsWith("actions/download-artifact@"))
            .map(({ with: options }) => [name, String(options?.["path"])] as const)
        : [],
    );
    expect(fetching.map(([name]) => name)).toEqual(["preview", "deploy", "note"]);
    for (const [, path] of fetching) expect(path).toMatch(/^\$\{\{ runner\.temp \}\}\//);
    const unpacked = withToken.flatMap(([, job]) => scriptsOf(job).filter((script) => script.startsWith("tar ")));
    expect(unpacked).toHaveLength(fetching.length);
    for (const script of unpacked) expect(script).toMatch(/--directory "\$RUNNER_TEMP\/\w+"\s*$/);
  });

  test("what is deployed was signed by this very workflow, for this commit of main", () => {
    for (const job of [jobs["deploy"], jobs["note"]]) {
      const check = scriptsOf(job).find((script) => script.includes("gh attestation verify")) ?? "";
      expect(check).toContain('--signer-workflow "$GITHUB_REPOSITORY/.github/workflows/portal.yml"');
      expect(check).toContain('--source-ref refs/heads/main --source-digest "$GITHUB_SHA"');
    }
  });

  test("the job that nobody approves notes a commit, and deploys nothing (spec: commands-77)", () => {
    const deployments = scriptsOf(jobs["note"]).flatMap((script) => script.match(/npm run deploy --[^|]*/g) ?? []);
    expect(deployments).toEqual([expect.stringContaining(" --note-commit ")]);
    // The history says which of two commits is the newer one.
    expect(jobs["note"]?.steps[0]?.with?.["fetch-depth"]).toBe(0);
  });

  test("a deployment goes to 5 % first, is checked, goes to all, and is checked again", () => {
    const order = scriptsOf(jobs["deploy"]).flatMap(
      (script) => /merge-base --is-ancestor|deploy --.*--share \d+|check-deployed\.sh.*/.exec(script)?.[0] ?? [],
    );
    expect(order).toEqual([
      "merge-base --is-ancestor",
      expect.stringMatching(/--share 5$/),
      'check-deployed.sh "$RUNNER_TEMP/built/dist" portal_bucket=0',
      expect.stringMatching(/--share 100$/),
      'check-deployed.sh "$RUNNER_TEMP/built/dist"',
    ]);
    // The commit that is served is looked for in the history.
    expect(jobs["deploy"]?.steps[0]?.with?.["fetch-depth"]).toBe(0);
  });

  test("every day somebody looks at what is served, in an environment of its own", () => {
    expect(triggers.schedule).toHaveLength(1);
    const daily = allJobs.filter(([, job]) => job.if?.includes("schedule") === true);
    expect(daily.map(([name, { environment }]) => [name, environment])).toEqual([["watch", "production-watch"]]);
    // Every other job names the events that it is for.
    expect(allJobs.filter(([, job]) => job.if === undefined && job.needs === undefined)).toEqual([]);
  });

  test("a preview is deployed and ended by the code of the target branch, and a fork gets none (spec: commands-46)", () => {
    const isCheckout = ({ uses }: Step) => uses?.startsWith("actions/checkout@");
    for (const job of [jobs["preview"], jobs["end-preview"]]) {
      expect(job?.steps.find(isCheckout)?.with?.["ref"]).toBe("${{ github.event.pull_request.base.ref }}");
      expect(job?.if).toContain("head.repo.full_name == github.repository");
    }
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

describe("What watches over the repository (spec: commands-63)", () => {
  test("newer versions of actions and packages are proposed, days after they were published", () => {
    const { updates } = parse(readFileSync(join(repository, ".github/dependabot.yml"), "utf8")) as {
      readonly updates: readonly {
        readonly "package-ecosystem": string;
        readonly directory: string;
        readonly cooldown: { readonly "default-days": number };
      }[];
    };
    expect(updates.map((each) => [each["package-ecosystem"], each.directory])).toEqual([
      ["github-actions", "/"],
      ["npm", "/"],
    ]);
    for (const { cooldown } of updates) expect(cooldown["default-days"]).toBeGreaterThan(3);
  });

  test("what decides where data goes, and how it is deployed, has owners; each of these paths is there", () => {
    const lines = readFileSync(join(repository, ".github/CODEOWNERS"), "utf8")
      .split("\n")
      .filter((line) => line !== "" && !line.startsWith("#"));
    const owned = lines.map((line) => line.split(/ +/));
    expect(owned.filter(([, ...owners]) => owners.length === 0)).toEqual([]);
    for (const owner of owned.flatMap(([, ...owners]) => owners)) expect(owner).toMatch(/^@OWNER\/[a-z-]+$/);
    const found = (path: string) => globSync(path === "*" ? path : path.slice(1), { cwd: repository });
    expect(owned.filter(([path = ""]) => found(path).length === 0)).toEqual([]);
    const paths = owned.map(([path]) => path);
    for (const path of ["/.github/", "/scripts/deploy/", "/tenants/", "/package-lock.json"])
      expect(paths).toContain(path);
  });
});
