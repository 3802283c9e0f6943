import type { Finding, Place } from "#scripts/findings/Finding.ts";
import type { BrandProblemId, ToolProblemId } from "#scripts/findings/Problem.ts";
import type { ThemeQuestion } from "./ThemeChoices.ts";

/** A token of a designer's files, whatever format they have. */
export interface LookToken {
  /** Groups and name, with dots: `Color.Background.Default`. */
  readonly name: string;
  /** The `$type` of DTCG 2025.10: `color`, `dimension`, `number`, `string` and others. */
  readonly type: string;
  /** The value in light, without references; `undefined`: the files have none. */
  readonly light?: unknown;
  /** The value in dark. Only where the files say something of their own about dark. */
  readonly dark?: unknown;
  /** Where it is written. */
  readonly place: Place;
  /** What notes call it, where its name is that of the role that it is for. */
  readonly nameInFile?: string;
  /** Whether it is there for the references of others. */
  readonly isSource?: boolean;
}

/** What is said about a designer's files alone. What is wrong with JSON and tokens as such, validate says too. */
export type LookProblemId = Extract<ToolProblemId, `look:${string}`>;
/** What is wrong with a designer's file: nothing is imported. Or a note: this part is left out. */
export type LookFinding = Finding<BrandProblemId | LookProblemId>;

/** The tokens of a designer's files. */
export interface Look {
  /** By name, in the order of the files. */
  readonly tokens: ReadonlyMap<string, LookToken>;
  /** Sorted by place. With an error among them there are no tokens. */
  readonly findings: readonly LookFinding[];
  /** What each file was taken for. */
  readonly files: readonly LookFile[];
  /** Looks of which one has to be chosen first. Then there are no tokens. */
  readonly questions: readonly ThemeQuestion[];
  /** The names among which `themes` can choose. */
  readonly themes: readonly string[];
  /** Those that have chosen a look: the next import can have them too. */
  readonly chosenThemes: readonly string[];
  /** Names that were chosen, and that the files do not have. */
  readonly unknownThemes: readonly string[];
}

/** What a file of a designer was taken for. */
export interface LookFile {
  readonly file: string;
  /** Such as "light", or "light (Nord light), dark (Nord dark)". */
  readonly scheme: string;
}

/** Which token of the designer's files a role takes, such as `color.page`; `null`: the role keeps its value. */
export type RoleChoices = ReadonlyMap<string, string | null>;
