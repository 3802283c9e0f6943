import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { SourceFile } from "#scripts/brands/json/sourceFile.ts";
import { resolverText } from "#scripts/brands/themes/resolverSchema.ts";
import { validateBrands } from "#scripts/checks/validateBrands.ts";
import { repository } from "#scripts/files/repository.ts";
import { importLook } from "#scripts/tenant/look/importLook.ts";
import type { AskRole } from "#scripts/tenant/look/roleQuestions.ts";
import { tenantCommands } from "#scripts/tenant/tenantCommand.ts";
import { fixtureFiles, withFolder } from "../brandFixtures/fixtureFolder.ts";
import { callGroup } from "../releases/callCommand.ts";

const darkFile = "themes/fjord.dark.tokens.json";

/** A brand with the files of a designer beside it. */
export class LookImport {
  readonly #folder: string;
  readonly #named: readonly string[];

  constructor(folder: string, files: readonly SourceFile[]) {
    this.#folder = folder;
    this.#named = files.map(({ file }) => join(folder, "design", file));
  }

  /** Imports the files. */
  async run(...options: readonly string[]) {
    const args = ["look", "import", "fjord", ...this.#named, "--brands", this.#folder, ...options];
    const { status, stdout, stderr } = await callGroup(tenantCommands({ root: repository }), args);
    return { status, output: stdout + stderr };
  }

  /** Imports the files with somebody at the terminal. */
  async asked(ask: AskRole) {
    const [dir, files] = [this.#folder, this.#named];
    return importLook({ dir, brand: "fjord", files, calledFrom: dir, dryRun: false, ask });
  }

  /** Imports the files with a file of answers. */
  async answered(answers: object, ...options: readonly string[]) {
    const file = join(this.#folder, "answers.json");
    await writeFile(file, JSON.stringify(answers));
    return this.run("--answers", file, ...options);
  }

  async json(file: string): Promise<Record<string, unknown>> {
    return JSON.parse(await readFile(join(this.#folder, file), "utf8")) as Record<string, unknown>;
  }

  /** What the brand remembers. */
  answers = () => this.json("tenants/fjord/look.json");

  /** The colours that are taken over in dark, as `#rrggbb`. */
  async dark(): Promise<Record<string, string | undefined>> {
    const { color } = (await this.json(darkFile)) as { color: Record<string, { $value?: { hex?: string } }> };
    const roles = Object.entries(color).filter(([name]) => !name.startsWith("$"));
    return Object.fromEntries(roles.map(([name, { $value }]) => [name, $value?.hex]));
  }

  async write(file: string, text: string): Promise<void> {
    await writeFile(join(this.#folder, file), text);
  }

  /** Takes values out of the file with the dark colours, as somebody does in an editor. */
  async takeAway(...roles: readonly string[]): Promise<void> {
    const whole = (await this.json(darkFile)) as { color: Record<string, unknown> };
    const color = Object.fromEntries(Object.entries(whole.color).filter(([name]) => !roles.includes(name)));
    await this.write(darkFile, JSON.stringify({ ...whole, color }));
  }

  /** Takes dark away from the brand. */
  async takeDarkAway(): Promise<void> {
    await rm(join(this.#folder, darkFile));
    await this.write("themes/fjord.resolver.json", resolverText("fjord", ["light"], []));
  }

  findings = async () => (await validateBrands(this.#folder)).findings;
}

/** A folder with the brand fjord, and files of a designer in `design/`. */
export const withDesign = async <T>(files: readonly SourceFile[], task: (folder: string) => Promise<T>): Promise<T> =>
  withFolder(await fixtureFiles("fjord"), async (folder) => {
    for (const { file, text } of files) {
      await mkdir(dirname(join(folder, "design", file)), { recursive: true });
      await writeFile(join(folder, "design", file), text);
    }
    return task(folder);
  });

/** Imports of such files. */
export const withImport = <T>(files: readonly SourceFile[], task: (given: LookImport) => Promise<T>): Promise<T> =>
  withDesign(files, (folder) => task(new LookImport(folder, files)));
