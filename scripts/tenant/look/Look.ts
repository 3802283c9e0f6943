import type { Place } from "#scripts/brands/finding.ts";

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
}

/** What is wrong with a designer's file, or worth knowing, in words. */
export interface LookFinding extends Place {
  /** `error`: nothing is imported. `note`: this part is left out. */
  readonly level: "error" | "note";
  /** One sentence without a full stop. */
  readonly message: string;
  /** What is expected instead. */
  readonly expected?: string;
}

/** The tokens of a designer's files. */
export interface Look {
  /** By name, in the order of the files. */
  readonly tokens: ReadonlyMap<string, LookToken>;
  /** Sorted by place. With an error among them there are no tokens. */
  readonly findings: readonly LookFinding[];
  /** The files that say neither light nor dark: their tokens are for both, unless somebody says it for them. */
  readonly unsaid: readonly string[];
}

/** Which token of the designer's files a role takes, such as `color.page`; `null`: the role keeps its value. */
export type RoleChoices = ReadonlyMap<string, string | null>;
