import type { KnownOrigin } from "#studio/document/ValueOrigin.ts";
import type { CommitFacts } from "./Commits.ts";

/** What a commit itself says of the values that it has made. */
export const knownOrigin = ({ at, author, proposal, takesBack }: CommitFacts): KnownOrigin => ({
  kind: "known",
  since: at,
  by: author.name,
  ...(takesBack !== undefined && { isTakenBack: true as const }),
  ...(proposal !== undefined && { proposal }),
});
