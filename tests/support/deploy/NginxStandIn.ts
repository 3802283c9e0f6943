import { copyFileSync, existsSync, rmSync, statSync } from "node:fs";
import { mkdtemp, readFile, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { parseUtgave, utgaveFile } from "#contract/utgave.ts";
import { publishDeployed, publishRollback } from "#scripts/deploy/nginx/publishDeployed.ts";
import type { DeploymentStore } from "#scripts/deploy/store/DeploymentStore.ts";
import type { ServingOptions } from "#scripts/deploy/underClaim.ts";

/** The folder of links that a configuration names. */
const linksIn = (config: string) => /\/(_nginx\/[0-9a-f]{8}-[0-9a-f]{16})\//.exec(config)?.[1];

/**
 * In place of nginx: a reload copies the configuration to where visitors are answered from, so a configuration that was
 * written and not read serves nobody.
 */
export class NginxStandIn {
  readonly #folder: string;
  readonly #target: string;
  /** The configuration that is written. */
  readonly file: string;
  readonly #running: string;

  private constructor(folder: string, target: string) {
    this.#folder = folder;
    this.#target = target;
    this.file = join(folder, "portal.conf");
    this.#running = join(folder, "running");
  }

  /** @param target the folder that it serves */
  static async open(target: string): Promise<NginxStandIn> {
    return new NginxStandIn(await mkdtemp(join(tmpdir(), "nginx-stand-in-")), target);
  }

  close(): Promise<void> {
    return rm(this.#folder, { recursive: true });
  }

  /** What a command needs to make it serve. */
  serving(
    store: DeploymentStore,
    what: "deployment" | "rollback" = "deployment",
  ): Pick<ServingOptions, "publish" | "nginx"> {
    const deployed = {
      store,
      target: this.#target,
      options: { root: this.#target, listen: "80" },
      file: this.file,
      check: `test -s ${this.file}`,
      // Not written over: a test that goes back to an earlier state shares its files.
      reload: `cp --remove-destination ${this.file} ${this.#running}`,
    };
    return { nginx: this.file, publish: () => (what === "rollback" ? publishRollback : publishDeployed)(deployed) };
  }

  /** What its two programs do, for a test that starts very many of them. */
  readonly programs = {
    test: () => void statSync(this.file),
    cp: () => {
      rmSync(this.#running, { force: true });
      copyFileSync(this.file, this.#running);
    },
  };

  /**
   * The text of the page that a visitor gets; `none` where the brand is not served.
   * @throws Error when the policy in the configuration is not that of the page, or `utgave.json` is of another release
   */
  async seen(brand: string, link: "current" | "canary" = "current"): Promise<string> {
    if (!existsSync(this.#running)) return "none";
    const config = await readFile(this.#running, "utf8");
    if (!config.includes(`"${brand}.example"`)) return "none";
    if (link === "canary" && !config.includes(`"${brand}/canary"`)) return "none";
    const linked = await realpath(join(this.#target, linksIn(config) ?? "", brand, link));
    const page = await readFile(join(linked, "release/index.html"), "utf8");
    const text = /<p>(.*)<\/p>/.exec(page)?.[1] ?? "";
    if (link === "current") {
      const utgave = parseUtgave(await readFile(join(linked, utgaveFile), "utf8"));
      if (utgave === undefined || !linked.endsWith(`-${utgave.release}`))
        throw new Error(`${brand}: utgave.json names ${utgave?.release}, and ${linked} is served`);
    }
    const policies = config.slice(config.indexOf("$portal_page_content_security_policy {"));
    const shared = /^[^}]*default "[^"]*report-uri \/(\w+)"/.exec(policies)?.[1];
    const own = policies
      .split("\n")
      .find((line) => line.includes(`"${brand}/Production/${basename(linked).split("-")[1]}" `));
    const policy = shared ?? /report-uri \/(\w+)/.exec(own ?? "")?.[1] ?? "none";
    if (policy !== text.replace(/-.*/, "")) throw new Error(`${brand}: page ${text} with the policy of ${policy}`);
    return text;
  }
}
