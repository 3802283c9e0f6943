interface Params {
  "alias-cycle": { readonly circle: readonly string[] };
  "alias-cycle/group": { readonly circle: readonly string[] };
  "unknown-alias": { readonly target: string };
  "unknown-alias/group": { readonly target: string };
  "bad-reference": { readonly value: string };
  "too-complex/aliases": { readonly most: number };
  "too-complex/values": { readonly most: number };
  "too-complex/groups": { readonly most: number };
  "bad-token/both": { readonly name: string };
  "bad-token/name": { readonly name: string };
  "bad-token/no-type": { readonly name: string };
  "wrong-type/group": { readonly group: string };
  "wrong-type/property": { readonly key: string; readonly wanted: PropertyForm };
  "unknown-key/token": { readonly key: string; readonly known: readonly string[] };
}

/** What a property such as `$description` has to be. */
export type PropertyForm = "text" | "object" | "reference" | "text-or-boolean";

/** What is wrong in a file of tokens. The messages are in `scripts/brands/messages/`, by the same ids. */
export type TokenProblem = {
  readonly [Id in keyof Params]: { readonly id: Id; readonly params: Params[Id] };
}[keyof Params];

/** A problem of a file of tokens. */
export function tokenProblem<Id extends keyof Params>(id: Id, params: Params[Id]): TokenProblem {
  return { id, params } as TokenProblem;
}

/** A problem and where it is in the file. */
export interface PlacedProblem {
  readonly problem: TokenProblem;
  readonly path: readonly string[];
  /** True when the place is the key, false when it is the value. */
  readonly atKey: boolean;
  /** The word that was probably meant, for the place. */
  readonly near?: string | undefined;
}
