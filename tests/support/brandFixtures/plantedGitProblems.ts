import { fixtureFiles } from "./fixtureFolder.ts";
import type { PlantedFolderProblem } from "./plantedFolderProblems.ts";

const ours = '  "theme": "fjord",';
const theirs = '  "theme": "vidde",';

/** What git leaves in a file that two people have changed. */
const inConflict = ["<<<<<<< HEAD", ours, "=======", theirs, ">>>>>>> forslag/12", ""].join("\n");

const conflict = (file: string, line: number, change: (text: string) => string, says = "<<<<<<< HEAD") => ({
  code: "merge-conflict" as const,
  files: async () => {
    const files = await fixtureFiles("fjord");
    return { ...files, [file]: change(String(files[file] ?? "{\n}\n")) };
  },
  file,
  line,
  column: 1,
  says,
});

/** A conflict in the second line of a file. */
const afterFirstLine = (text: string): string => text.replace("\n", () => `\n${inConflict}`);

const pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 12345\n";

/** What git leaves in the place of a file. */
export const plantedGitProblems: readonly PlantedFolderProblem[] = [
  conflict("tenants/fjord/tenant.jsonc", 2, afterFirstLine),
  conflict("tenants/fjord/tenant.jsonc", 2, (text) => afterFirstLine(text).replaceAll("\n", "\r\n")),
  conflict("tenants/fjord/tenant.jsonc", 1, (text) => `=======\n${text}`, 'git has left "======="'),
  conflict("tenants/fjord/tenant.jsonc", 2, (text) => text.replace("\n", "\n>>>>>>> forslag/12\n"), "forslag/12"),
  conflict("tenants/base.jsonc", 2, afterFirstLine),
  conflict("tenants/local.jsonc", 2, afterFirstLine),
  conflict("tenants/fjord/look.json", 2, afterFirstLine),
  conflict("tenants/fjord/tenant.en.jsonc", 2, afterFirstLine),
  conflict("themes/fjord.tokens.json", 2, afterFirstLine),
  conflict("themes/fjord.resolver.json", 2, afterFirstLine),
  conflict("tenants/fjord/logo.svg", 1, (text) => `<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> forslag/12\n`),
  ...["tenants/fjord/logo.svg", "tenants/fjord/tenant.jsonc", "themes/fjord.tokens.json"].map((file) => ({
    code: "unreadable-file" as const,
    files: async () => ({ ...(await fixtureFiles("fjord")), [file]: pointer }),
    file,
    line: 1,
    column: 1,
    says: "git lfs pull",
  })),
];
